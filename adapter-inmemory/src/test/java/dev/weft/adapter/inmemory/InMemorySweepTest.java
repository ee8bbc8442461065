package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.SweepContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemorySweepTest extends SweepContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
