package dev.weft.bootstrap;

import dev.weft.bootstrap.cli.WeftCommand;

/** Where the process begins. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    LogFormat.choose(arguments);
    System.exit(WeftCommand.run(System.getenv(), arguments));
  }
}
