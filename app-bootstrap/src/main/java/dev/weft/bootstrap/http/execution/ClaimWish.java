package dev.weft.bootstrap.http.execution;

import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.Json;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import java.time.Duration;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What a worker asks for, and how long it is ready to wait for it. */
record ClaimWish(ClaimRequest request, Duration patience) {

  static final Body BODY =
      Body.small(
          Input.text("lane"),
          Input.text("worker_id").needed(),
          Input.text("worker_instance_id").needed(),
          Input.texts("capabilities"),
          Input.texts("kinds"),
          Input.integer("max"),
          Input.integer("lease_ms"),
          Input.integer("wait_ms"));

  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

  static ClaimWish read(Fields fields) {
    Optional<Lane> lane = fields.read("lane", value -> new Lane(Values.text(value)));
    Optional<String> id = fields.require("worker_id", Values::text);
    Optional<String> instance = fields.require("worker_instance_id", Values::text);
    Optional<Worker> worker =
        fields.make(() -> new Worker(id.orElse("absent"), instance.orElse("absent")));
    Optional<Capabilities> capabilities =
        fields.read("capabilities", value -> Capabilities.of(Values.texts(value)));
    Optional<SortedSet<Kind>> kinds = fields.read("kinds", ClaimWish::kinds);
    Optional<Integer> max = fields.read("max", ClaimWish::max);
    Optional<LeaseTtl> ttl = fields.read("lease_ms", value -> new LeaseTtl(Values.millis(value)));
    Optional<Duration> wait = fields.read("wait_ms", ClaimWish::waiting);
    fields.finish();
    ClaimRequest request =
        new ClaimRequest(
            lane.orElse(Lane.DEFAULT),
            capabilities.orElse(Capabilities.NONE),
            kinds.orElse(new TreeSet<>()),
            worker.orElseThrow(),
            max.orElse(1),
            ttl.orElse(LeaseTtl.DEFAULT));
    return new ClaimWish(request, wait.orElse(Duration.ZERO));
  }

  private static SortedSet<Kind> kinds(Json value) {
    return Values.texts(value).stream()
        .map(Kind::new)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static int max(Json value) {
    int max = Values.integer(value);
    if (max < 1 || max > ClaimRequest.MOST) {
      throw InvalidInput.of("max", max, "1 to " + ClaimRequest.MOST);
    }
    return max;
  }

  private static Duration waiting(Json value) {
    Duration wait = Values.millis(value);
    if (wait.isNegative() || wait.compareTo(LONGEST_WAIT) > 0) {
      throw InvalidInput.of("wait_ms", value, "0 to " + LONGEST_WAIT.toMillis());
    }
    return wait;
  }
}
