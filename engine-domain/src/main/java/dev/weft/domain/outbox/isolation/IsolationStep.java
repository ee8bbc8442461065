package dev.weft.domain.outbox.isolation;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.settle.Verdict;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a flush does now: one more request, or settle. */
public sealed interface IsolationStep {

  /** Send these rows in one request. */
  record Send(List<OutboxMessageId> rows) implements IsolationStep {

    public Send {
      rows = List.copyOf(rows);
    }
  }

  /**
   * Every row has its verdict.
   *
   * <p>The news are what the endpoint learns, in order: at most one acceptance and at most one
   * failure, however many requests were made, so a batch counts once for the breaker.
   */
  record Finished(Map<OutboxMessageId, Verdict> verdicts, List<DeliveryClass> news)
      implements IsolationStep {

    public Finished {
      verdicts = Collections.unmodifiableMap(new LinkedHashMap<>(verdicts));
      news = List.copyOf(news);
    }
  }
}
