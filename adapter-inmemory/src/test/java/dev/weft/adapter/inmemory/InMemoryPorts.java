package dev.weft.adapter.inmemory;

import dev.weft.adapter.json.JacksonJsonCodec;
import dev.weft.adapter.json.JsonLimits;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.contract.CallerTransaction;
import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.doubles.MutableClock;
import dev.weft.testkit.doubles.RecordingWorkSignal;
import dev.weft.testkit.doubles.SequentialIds;

/** An empty engine in memory with a clock in hand. */
record InMemoryPorts(
    InMemoryTransactions transactions,
    MutableClock clock,
    SequentialIds ids,
    RecordingWorkSignal signal)
    implements PortsUnderTest {

  static InMemoryPorts fresh() {
    MutableClock clock = new MutableClock();
    RecordingWorkSignal signal = new RecordingWorkSignal();
    InMemoryTransactions transactions = new InMemoryTransactions(clock, signal);
    return new InMemoryPorts(transactions, clock, new SequentialIds(), signal);
  }

  @Override
  public JsonCodec json() {
    return new JacksonJsonCodec(JsonLimits.DEFAULT);
  }

  @Override
  public CallerTransaction callerTransaction() {
    return new Caller(transactions.begin());
  }

  private record Caller(InMemoryTransaction transaction) implements CallerTransaction {

    @Override
    public Transactions transactions() {
      return InMemoryTransactions.joining(transaction);
    }

    @Override
    public void commit() {
      transaction.commit();
    }

    @Override
    public void rollback() {
      transaction.rollback();
    }

    @Override
    public void close() {
      transaction.close();
    }
  }
}
