package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.flow.GrowthRaceBehaviour;

class InMemoryGrowthRaceBehaviourTest extends GrowthRaceBehaviour {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
