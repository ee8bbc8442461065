package dev.weft.application.outbox;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.claim.Stride;
import dev.weft.domain.outbox.isolation.IsolationStep.Finished;
import dev.weft.domain.outbox.isolation.Series;
import dev.weft.domain.outbox.settle.Verdict;
import dev.weft.domain.outbox.view.DeliveryTry;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * What the requests of one flush came to.
 *
 * @param undecodable rows that were never sent, with their verdicts
 * @param runs in order, with a verdict for each row that was judged; the others go back unsent
 * @param requests how many were made
 * @param spent from before the first to after the last
 */
record DeliveryOutcome(
    Map<OutboxMessageId, Verdict> undecodable,
    List<Finished> runs,
    List<DeliveryTry> tries,
    int requests,
    Duration spent) {

  DeliveryOutcome {
    runs = List.copyOf(runs);
    tries = List.copyOf(tries);
  }

  /** Whether the endpoint hears of nothing but successes. */
  boolean onlyAccepted() {
    return runs.stream()
        .flatMap(run -> run.news().stream())
        .allMatch(DeliveryClass.Accepted.class::isInstance);
  }

  boolean delivered() {
    return runs.stream().anyMatch(run -> run.verdicts().containsValue(new Verdict.Delivered()));
  }

  int judged() {
    return undecodable.size() + runs.stream().mapToInt(run -> run.verdicts().size()).sum();
  }

  /** What the next claim at this endpoint is to be for. */
  Stride next(Stride before) {
    if (requests == 0) {
      return before;
    }
    return runs.stream().allMatch(Series::well) ? before.after(requests, spent) : Stride.FIRST;
  }
}
