package dev.weft.testkit.behaviour;

import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.doubles.TestClock;
import dev.weft.testkit.driving.Operator;
import dev.weft.testkit.driving.Sweeps;
import dev.weft.testkit.driving.UseCases;

/** One engine with its clock in hand; two worlds to be compared need ids from equal sources. */
public record World(Transactions transactions, TestClock clock, IdSource ids) {

  UseCases engine() {
    return new UseCases(transactions, ids);
  }

  Operator operator() {
    return new Operator(transactions);
  }

  Sweeps sweeps() {
    return new Sweeps(transactions);
  }
}
