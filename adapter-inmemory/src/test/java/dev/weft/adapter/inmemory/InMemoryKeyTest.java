package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.KeyContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryKeyTest extends KeyContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
