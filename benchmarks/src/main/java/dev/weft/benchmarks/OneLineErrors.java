package dev.weft.benchmarks;

import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Says in one line what went wrong. */
final class OneLineErrors implements IExecutionExceptionHandler, IParameterExceptionHandler {

  @Override
  public int handleExecutionException(Exception failed, CommandLine command, ParseResult parsed) {
    var err = command.getErr();
    err.println();
    err.println(command.getCommandSpec().qualifiedName() + ": " + reason(failed));
    err.flush();
    return ExitCode.SOFTWARE;
  }

  private static String reason(Throwable failed) {
    var root = failed;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    var text = String.valueOf(root.getMessage()).lines().findFirst().orElse("");
    return root == failed ? text : failed.getMessage() + ": " + text;
  }

  @Override
  public int handleParseException(ParameterException refused, String[] args) {
    var command = refused.getCommandLine();
    var err = command.getErr();
    var help = command.getCommandSpec().qualifiedName() + " --help";
    err.println(refused.getMessage().lines().findFirst().orElse("") + " (try '" + help + "')");
    err.flush();
    return ExitCode.USAGE;
  }
}
