package dev.weft.bootstrap.cli.remote;

import dev.weft.domain.execution.ExecutionId;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Where things are on a server; names are escaped, so that none reaches another path. */
final class Paths {

  private Paths() {}

  static String of(String id) {
    ExecutionId parsed = ExecutionId.parsePath(id);
    return "/v1/executions/fp:" + parsed.partition().number() + ":" + parsed.value();
  }

  static String ofStream(String id, int attempt) {
    return of(id).replace("/v1/executions/", "/v1/streams/") + "/" + attempt;
  }

  static String ofLane(String lane) {
    return "/v1/lanes/" + escaped(lane);
  }

  static String escaped(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
