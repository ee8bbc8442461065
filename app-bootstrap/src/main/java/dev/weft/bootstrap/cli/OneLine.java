package dev.weft.bootstrap.cli;

import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import dev.weft.bootstrap.cli.remote.RemoteFailure;
import dev.weft.bootstrap.embedded.EmbeddedFailure;
import dev.weft.domain.input.InvalidInput;
import dev.weft.port.failure.PermanentPortException;
import dev.weft.port.failure.TransientPortException;
import io.javalin.util.JavalinBindException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Says what went wrong in one line on standard error; the rest is in the log at DEBUG. */
final class OneLine {

  private static final Logger LOG = LoggerFactory.getLogger(OneLine.class);

  private OneLine() {}

  static int refused(ParameterException refused, String[] arguments) {
    CommandLine line = refused.getCommandLine();
    String text = refused.getMessage().lines().findFirst().orElse("the command is not understood");
    print(line, text + " (weft --help tells more)");
    return ExitCode.USAGE;
  }

  static int failed(Exception failure, CommandLine line, ParseResult parsed) {
    LOG.debug("the command failed", failure);
    print(line, sentence(failure));
    return failure instanceof InvalidInput
        ? ExitCode.USAGE
        : line.getCommandSpec().exitCodeOnExecutionException();
  }

  private static String sentence(Exception failure) {
    boolean forPeople =
        failure instanceof InvalidInput
            || failure instanceof RemoteFailure
            || failure instanceof EmbeddedFailure
            || failure instanceof TransientPortException
            || failure instanceof PermanentPortException
            || failure instanceof PoolInitializationException
            || failure instanceof JavalinBindException;
    return forPeople ? failure.getMessage() : failure + " (WEFT_LOG=debug tells more)";
  }

  private static void print(CommandLine line, String text) {
    line.getErr().println("weft: " + text.lines().findFirst().orElse(text));
    line.getErr().flush();
  }
}
