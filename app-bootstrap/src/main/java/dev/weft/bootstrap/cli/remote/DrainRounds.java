package dev.weft.bootstrap.cli.remote;

import dev.weft.bootstrap.cli.ProgressLine;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonObject;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** A drain in rounds, each a short transaction, so that a large one can be watched. */
final class DrainRounds {

  private static final int ROUND = 500;

  private final Server server;
  private final Supplier<Members> wish;

  /**
   * @param wish what is asked in every round, without a limit
   */
  DrainRounds(Server server, Supplier<Members> wish) {
    this.server = server;
    this.wish = wish;
  }

  JsonObject preview(int limit) {
    return asked(limit, true);
  }

  /** Brings back what a preview promised, or what is left of it. */
  JsonObject all(int limit, RemoteOptions remote) {
    int whole = total(preview(limit));
    ProgressLine progress = new ProgressLine(remote.out(), remote.isWatched(), whole);
    Map<String, Integer> kinds = new TreeMap<>();
    int done = 0;
    int last = 1;
    while (done < whole && last > 0) {
      JsonObject round = asked(Math.min(ROUND, whole - done), false);
      last = total(round);
      done += last;
      kindsOf(round).forEach((kind, count) -> kinds.merge(kind, number(count), Integer::sum));
      if (whole > ROUND && !remote.printsJson()) {
        progress.at(done);
      }
    }
    Members counts = new Members();
    kinds.forEach(counts::put);
    return new Members()
        .put("dry_run", false)
        .put("total", done)
        .put("kinds", counts.done())
        .done();
  }

  private JsonObject asked(int limit, boolean dryRun) {
    Members body = wish.get().put("dry_run", dryRun).put("limit", limit);
    return server.post("/v1/outbox/drain", body.done());
  }

  private static Map<String, Json> kindsOf(JsonObject answer) {
    return ((JsonObject) answer.find("kinds").orElseThrow()).members();
  }

  private static int total(JsonObject answer) {
    return number(answer.find("total").orElseThrow());
  }

  private static int number(Json value) {
    return Integer.parseInt(value.toString());
  }
}
