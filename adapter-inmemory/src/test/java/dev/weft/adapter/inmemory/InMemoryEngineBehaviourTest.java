package dev.weft.adapter.inmemory;

import dev.weft.testkit.behaviour.EngineBehaviour;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryEngineBehaviourTest extends EngineBehaviour {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
