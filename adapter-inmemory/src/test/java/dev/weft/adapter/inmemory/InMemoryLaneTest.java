package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.LaneContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryLaneTest extends LaneContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
