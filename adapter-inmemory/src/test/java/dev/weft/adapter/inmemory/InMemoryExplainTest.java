package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.ExplainContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryExplainTest extends ExplainContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
