package dev.weft.bootstrap.cli.remote;

import dev.weft.bootstrap.http.json.Members;
import picocli.CommandLine.Option;

/** Why an operator does something, and who; both are recorded. */
final class ReasonOptions {

  @Option(names = "--reason", paramLabel = "TEXT", description = "Why; recorded.")
  private String reason;

  @Option(names = "--actor", paramLabel = "NAME", description = "Who; default operator.")
  private String actor;

  Members body() {
    Members body = new Members();
    if (reason != null) {
      body.put("reason", reason);
    }
    if (actor != null) {
      body.put("actor", actor);
    }
    return body;
  }
}
