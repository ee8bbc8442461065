package dev.weft.application.outbox;

import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.port.in.outbox.ReadOutboxStats;
import dev.weft.port.out.outbox.OutboxReads;
import dev.weft.port.out.tx.Transactions;

/** Counts messages. One transaction. */
public final class OutboxStatsReader implements ReadOutboxStats {

  private final Transactions transactions;

  public OutboxStatsReader(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Stats read(EndpointChoice endpoint) {
    OutboxReads.CountedMessages counted =
        transactions.run(stores -> stores.outboxReads().count(endpoint));
    return new Stats(counted.now(), counted.counts());
  }
}
