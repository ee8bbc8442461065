package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.FencedOutContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryFencedOutTest extends FencedOutContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
