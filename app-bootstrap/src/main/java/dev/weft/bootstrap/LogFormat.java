package dev.weft.bootstrap;

import java.util.List;

/**
 * Whether the log is for people or for programs.
 *
 * <p>Chosen before anything logs: the logging is set up by whoever logs first.
 */
final class LogFormat {

  private static final String FLAG = "--log-json";
  private static final String CONFIGURATION = "logback.configurationFile";

  private LogFormat() {}

  static void choose(String... arguments) {
    boolean asked = Boolean.parseBoolean(System.getenv("WEFT_LOG_JSON"));
    if (asked || List.of(arguments).contains(FLAG)) {
      System.setProperty(CONFIGURATION, "logback-json.xml");
    }
  }
}
