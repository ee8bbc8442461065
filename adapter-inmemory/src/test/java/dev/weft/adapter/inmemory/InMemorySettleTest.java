package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.contract.SettleContract;

class InMemorySettleTest extends SettleContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
