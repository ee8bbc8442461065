package dev.weft.bootstrap.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;

/** One run of the command line in this process, and what it printed. */
public record CommandRun(int code, String out, String err) {

  public static CommandRun of(String... arguments) {
    return with(Map.of(), arguments);
  }

  public static CommandRun with(Map<String, String> environment, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        WeftCommand.line(environment)
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    return new CommandRun(code, out.toString(), err.toString());
  }
}
