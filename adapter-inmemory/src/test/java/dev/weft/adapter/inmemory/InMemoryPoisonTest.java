package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.PoisonContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryPoisonTest extends PoisonContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
