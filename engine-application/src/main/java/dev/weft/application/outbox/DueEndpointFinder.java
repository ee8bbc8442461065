package dev.weft.application.outbox;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.endpoint.Backlog;
import dev.weft.port.in.outbox.FindDueEndpoints;
import dev.weft.port.out.outbox.OutboxReads.Backlogs;
import dev.weft.port.out.tx.Transactions;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;

/** Finds endpoints that have something to send. One transaction. */
public final class DueEndpointFinder implements FindDueEndpoints {

  private final Transactions transactions;

  public DueEndpointFinder(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Due findDue() {
    Backlogs seen = transactions.run(stores -> stores.outboxReads().listBacklogs());
    List<EndpointId> due =
        seen.backlogs().stream()
            .filter(backlog -> !backlog.readyAt().isAfter(seen.now()))
            .map(backlog -> backlog.endpoint().id())
            .toList();
    return new Due(due, next(seen));
  }

  private static Duration next(Backlogs seen) {
    return seen.backlogs().stream()
        .map(Backlog::readyAt)
        .filter(ready -> ready.isAfter(seen.now()) && ready.isBefore(Backlog.NOTHING))
        .map(ready -> Duration.between(seen.now(), ready))
        .filter(wait -> wait.compareTo(Due.LONGEST) < 0)
        .min(Comparator.naturalOrder())
        .orElse(Due.LONGEST);
  }
}
