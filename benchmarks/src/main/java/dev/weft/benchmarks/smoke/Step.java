package dev.weft.benchmarks.smoke;

import dev.weft.port.out.tx.Transactions;

/** One kind of batch, with the most it may cost. */
record Step(String name, Bounds bounds, Batch batch) {

  /** Does one batch of {@link DrivenEngine#BATCH} items. */
  interface Batch {

    void run(Transactions transactions);
  }
}
