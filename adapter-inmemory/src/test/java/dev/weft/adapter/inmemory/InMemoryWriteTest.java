package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.contract.WriteContract;

class InMemoryWriteTest extends WriteContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
