package dev.weft.domain.outbox.isolation;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.settle.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The verdicts so far, and the refusals held back until somebody else is accepted.
 *
 * <p>Once a row was accepted nothing is held any more: each refusal is believed at once.
 */
record Ledger(
    Map<OutboxMessageId, Verdict> decided,
    Map<OutboxMessageId, String> refusals,
    boolean accepted) {

  static final Ledger EMPTY = new Ledger(Map.of(), Map.of(), false);

  Ledger {
    decided = Collections.unmodifiableMap(new LinkedHashMap<>(decided));
    refusals = Collections.unmodifiableMap(new LinkedHashMap<>(refusals));
  }

  List<OutboxMessageId> held() {
    return List.copyOf(refusals.keySet());
  }

  Ledger delivered(List<OutboxMessageId> rows) {
    Ledger believed = released(Verdict.GivenUp::permanent);
    return new Ledger(believed.all(rows, new Verdict.Delivered()).decided, Map.of(), true);
  }

  Ledger refused(List<OutboxMessageId> rows, String error) {
    if (accepted) {
      return all(rows, Verdict.GivenUp.permanent(error));
    }
    Map<OutboxMessageId, String> more = new LinkedHashMap<>(refusals);
    rows.forEach(row -> more.put(row, error));
    return new Ledger(decided, more, false);
  }

  /** Nobody was accepted: each held refusal becomes another try, with its own text. */
  Ledger doubted() {
    return released(Verdict.Retry::plain);
  }

  /** The same verdict for all these rows, held or not. */
  Ledger all(List<OutboxMessageId> rows, Verdict verdict) {
    Map<OutboxMessageId, Verdict> more = new LinkedHashMap<>(decided);
    Map<OutboxMessageId, String> left = new LinkedHashMap<>(refusals);
    rows.forEach(row -> more.put(row, verdict));
    rows.forEach(left::remove);
    return new Ledger(more, left, accepted);
  }

  IsolationStep.Finished finished(List<DeliveryClass> closing) {
    List<DeliveryClass> news = new ArrayList<>();
    if (accepted) {
      news.add(new DeliveryClass.Accepted());
    }
    news.addAll(closing);
    return new IsolationStep.Finished(decided, news);
  }

  private Ledger released(Function<String, Verdict> verdict) {
    Map<OutboxMessageId, Verdict> more = new LinkedHashMap<>(decided);
    refusals.forEach((row, error) -> more.put(row, verdict.apply(error)));
    return new Ledger(more, Map.of(), accepted);
  }
}
