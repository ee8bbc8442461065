package dev.weft.bootstrap.cli.remote;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.time.Duration;
import java.util.List;

/** What a worker asks for, again and again. */
record ClaimTerms(String lane, List<String> kinds, List<String> capabilities, Duration lease) {

  private static final int PATIENCE_MILLIS = 1_000;

  JsonObject body() {
    Members body =
        new Members()
            .put("lane", lane)
            .put("worker_id", "weft-worker")
            .put("worker_instance_id", "weft-worker-" + ProcessHandle.current().pid())
            .putEach("capabilities", capabilities, JsonString::new)
            .put("max", 1)
            .put("lease_ms", lease.toMillis())
            .put("wait_ms", PATIENCE_MILLIS);
    return kinds.isEmpty() ? body.done() : body.putEach("kinds", kinds, JsonString::new).done();
  }
}
