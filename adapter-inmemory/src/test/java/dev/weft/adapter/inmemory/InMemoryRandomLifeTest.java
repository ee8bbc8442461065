package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.RandomLifeContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryRandomLifeTest extends RandomLifeContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
