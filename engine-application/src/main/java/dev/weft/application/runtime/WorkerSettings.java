package dev.weft.application.runtime;

import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import java.time.Duration;
import java.util.Objects;
import java.util.SortedSet;

/**
 * How one worker works. Immutable; each method answers a changed copy.
 *
 * @param concurrency handlers that run at once
 * @param prefetch claims that wait here for a free handler, renewed like the others; 0 where
 *     handlers run for long and other workers could take the work
 * @param poll how often to look for work that nobody announced
 * @param grace how long a stop lets handlers finish before their work is released
 */
public record WorkerSettings(
    Worker name,
    Lane lane,
    Capabilities capabilities,
    int concurrency,
    int prefetch,
    LeaseTtl ttl,
    Cadence poll,
    Duration grace) {

  private static final Cadence POLL = new Cadence(Duration.ofMillis(20), Duration.ofSeconds(1));

  public static final WorkerSettings DEFAULT =
      new WorkerSettings(
          new Worker("weft", "weft-" + ProcessHandle.current().pid()),
          Lane.DEFAULT,
          Capabilities.NONE,
          16,
          4,
          LeaseTtl.DEFAULT,
          POLL,
          Duration.ofSeconds(20));

  public WorkerSettings {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(lane, "lane");
    Objects.requireNonNull(capabilities, "capabilities");
    Objects.requireNonNull(poll, "poll");
    if (concurrency < 1 || prefetch < 0 || concurrency + prefetch > ClaimRequest.MOST) {
      throw InvalidInput.of(
          "concurrency + prefetch", concurrency + " + " + prefetch, "1 to " + ClaimRequest.MOST);
    }
    if (grace.isNegative()) {
      throw InvalidInput.of("grace", grace, "0 or more");
    }
  }

  public WorkerSettings named(String worker) {
    Worker renamed = new Worker(worker, worker + "-" + ProcessHandle.current().pid());
    return new WorkerSettings(renamed, lane, capabilities, concurrency, prefetch, ttl, poll, grace);
  }

  public WorkerSettings in(Lane other) {
    return new WorkerSettings(name, other, capabilities, concurrency, prefetch, ttl, poll, grace);
  }

  public WorkerSettings able(String... names) {
    Capabilities able = Capabilities.of(names);
    return new WorkerSettings(name, lane, able, concurrency, prefetch, ttl, poll, grace);
  }

  public WorkerSettings running(int handlers, int more) {
    return new WorkerSettings(name, lane, capabilities, handlers, more, ttl, poll, grace);
  }

  public WorkerSettings leasing(Duration lease) {
    LeaseTtl asked = new LeaseTtl(lease);
    return new WorkerSettings(name, lane, capabilities, concurrency, prefetch, asked, poll, grace);
  }

  public WorkerSettings polling(Cadence cadence) {
    return new WorkerSettings(name, lane, capabilities, concurrency, prefetch, ttl, cadence, grace);
  }

  public WorkerSettings stoppingWithin(Duration time) {
    return new WorkerSettings(name, lane, capabilities, concurrency, prefetch, ttl, poll, time);
  }

  /** Claims are asked for once this much room is free; a handler never waits for it. */
  int refill() {
    return Math.max(1, prefetch / 2);
  }

  /**
   * @param max no more than the room
   */
  ClaimRequest request(SortedSet<Kind> kinds, int max) {
    return new ClaimRequest(lane, capabilities, kinds, name, Math.min(max, room()), ttl);
  }

  int room() {
    return concurrency + prefetch;
  }
}
