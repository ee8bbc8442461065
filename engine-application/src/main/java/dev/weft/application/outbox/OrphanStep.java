package dev.weft.application.outbox;

import dev.weft.domain.outbox.operate.Orphans;
import dev.weft.port.out.outbox.OutboxUpkeep;
import dev.weft.port.out.tx.Stores;

/** Abandons messages whose endpoint is gone, a bounded batch in each step. */
final class OrphanStep {

  static final int BATCH = 1_000;

  private OrphanStep() {}

  /** How many were abandoned; fewer than a batch means that none is left. */
  static int once(Stores stores) {
    OutboxUpkeep.LockedMessages orphans = stores.outboxUpkeep().lockOrphans(BATCH);
    if (!orphans.messages().isEmpty()) {
      stores.outboxUpkeep().write(Orphans.abandoned(orphans.messages()));
    }
    return orphans.messages().size();
  }
}
