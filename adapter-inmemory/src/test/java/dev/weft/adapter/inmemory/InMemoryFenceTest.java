package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.FenceContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryFenceTest extends FenceContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
