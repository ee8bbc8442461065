package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.HistoryContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryHistoryTest extends HistoryContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
