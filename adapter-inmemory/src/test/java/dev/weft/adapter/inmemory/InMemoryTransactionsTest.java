package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.contract.TransactionsContract;

class InMemoryTransactionsTest extends TransactionsContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
