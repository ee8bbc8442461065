package dev.weft.adapter.inmemory;

import dev.weft.testkit.behaviour.ManualBehaviour;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryManualBehaviourTest extends ManualBehaviour {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
