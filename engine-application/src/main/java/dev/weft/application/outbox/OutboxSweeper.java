package dev.weft.application.outbox;

import dev.weft.domain.outbox.enqueue.DedupeKey;
import dev.weft.domain.outbox.setting.OutboxRetention;
import dev.weft.port.in.outbox.SweepOutbox;
import dev.weft.port.out.outbox.OutboxUpkeep;
import dev.weft.port.out.tx.Transactions;
import java.util.function.Function;

/** Deletes, forgets, abandons, samples: a bounded batch of each in each step. */
public final class OutboxSweeper implements SweepOutbox {

  /** Beyond this nobody needs to know how many more. */
  private static final long MOST_COUNTED = 100_000;

  private static final int BATCH = 1_000;

  private final Transactions transactions;
  private final OutboxRetention retention;

  public OutboxSweeper(Transactions transactions, OutboxRetention retention) {
    this.transactions = transactions;
    this.retention = retention;
  }

  @Override
  public Report sweepOnce() {
    return new Report(
        upkeep(rows -> rows.deleteSent(retention.sent(), BATCH)),
        upkeep(rows -> rows.deleteAbandoned(retention.abandoned(), BATCH)),
        upkeep(rows -> rows.forgetKeys(DedupeKey.KEPT, BATCH)),
        transactions.run(OrphanStep::once),
        upkeep(rows -> rows.sampleUnsent(MOST_COUNTED)));
  }

  private <T> T upkeep(Function<OutboxUpkeep, T> step) {
    return transactions.run(stores -> step.apply(stores.outboxUpkeep()));
  }
}
