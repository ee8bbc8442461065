package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.JoiningContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryJoiningTest extends JoiningContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
