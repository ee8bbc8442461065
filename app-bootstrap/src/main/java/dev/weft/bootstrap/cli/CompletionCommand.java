package dev.weft.bootstrap.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a script that lets a shell complete commands and options. */
@Command(
    name = "completion",
    description = "Print a completion script for bash and zsh.",
    mixinStandardHelpOptions = true,
    footer = {"", "Try: source <(weft completion)"})
final class CompletionCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().getOut().println(AutoComplete.bash("weft", spec.root().commandLine()));
    spec.commandLine().getOut().flush();
  }
}
