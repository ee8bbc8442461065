package dev.weft.application.vitals;

import dev.weft.domain.vitals.StoreVitals;
import dev.weft.port.in.vitals.TakeVitals;
import dev.weft.port.out.tx.Transactions;

/** Looks at the store. One transaction. */
public final class VitalsTaker implements TakeVitals {

  private final Transactions transactions;

  public VitalsTaker(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public StoreVitals take() {
    return transactions.run(stores -> stores.vitals().look());
  }
}
