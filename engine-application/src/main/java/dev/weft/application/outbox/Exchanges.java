package dev.weft.application.outbox;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.isolation.IsolationStep.Finished;
import dev.weft.domain.outbox.settle.Verdict;
import dev.weft.domain.outbox.view.DeliveryTry;
import dev.weft.port.out.outbox.OutboxSender.Exchange;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * The exchanges of one flush: what is to be logged, and how long they took.
 *
 * <p>What senders say their exchanges took counts even where this process stood still.
 */
final class Exchanges {

  private final LongSupplier nanos;
  private final long begun;

  /** In sum, after none, after the first, and so on. */
  private final List<Duration> took = new ArrayList<>(List.of(Duration.ZERO));

  private final List<DeliveryTry> tries = new ArrayList<>();

  Exchanges(LongSupplier nanos) {
    this.nanos = nanos;
    this.begun = nanos.getAsLong();
  }

  void add(List<OutboxMessageId> rows, Exchange exchange) {
    took.add(took.getLast().plus(exchange.took()));
    rows.forEach(row -> tries.add(DeliveryTry.of(row, exchange.answer(), exchange.took())));
  }

  /** How many were made. */
  int count() {
    return took.size() - 1;
  }

  /** What those from this one on took. */
  Duration tookFrom(int first) {
    return took.getLast().minus(took.get(first));
  }

  /** What all of it took. */
  Duration spent() {
    Duration passed = Duration.ofNanos(nanos.getAsLong() - begun);
    Duration said = tookFrom(0);
    return passed.compareTo(said) < 0 ? said : passed;
  }

  DeliveryOutcome outcome(Map<OutboxMessageId, Verdict> undecodable, List<Finished> runs) {
    return new DeliveryOutcome(undecodable, runs, tries, count(), spent());
  }
}
