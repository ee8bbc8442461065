package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.runtime.LostLeaseBehaviour;

class InMemoryLostLeaseBehaviourTest extends LostLeaseBehaviour {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
