package dev.weft.adapter.inmemory;

import dev.weft.testkit.behaviour.LostLeaseBehaviour;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryLostLeaseBehaviourTest extends LostLeaseBehaviour {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
