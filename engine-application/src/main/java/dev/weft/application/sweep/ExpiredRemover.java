package dev.weft.application.sweep;

import dev.weft.port.in.sweep.RemoveExpired;
import dev.weft.port.out.retention.Retention;
import dev.weft.port.out.tx.Transactions;
import java.util.function.Function;

/** Removes a bounded batch of each sort. One transaction per sort. */
public final class ExpiredRemover implements RemoveExpired {

  private static final int BATCH = 500;

  private final Transactions transactions;
  private final RetentionTerms terms;

  public ExpiredRemover(Transactions transactions, RetentionTerms terms) {
    this.transactions = transactions;
    this.terms = terms;
  }

  @Override
  public Report removeOnce() {
    return new Report(
        removed(retention -> retention.removeFlows(terms.flows(), BATCH)),
        removed(retention -> retention.removeExecutions(terms.executions(), BATCH)),
        removed(retention -> retention.removeKeys(terms.keys(), BATCH)),
        removed(retention -> retention.removeSightings(terms.sightings(), BATCH)),
        removed(retention -> retention.removeEvents(terms.events(), BATCH)));
  }

  private int removed(Function<Retention, Integer> remove) {
    return transactions.run(stores -> remove.apply(stores.retention()));
  }
}
