package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.runtime.EngineBehaviour;

class InMemoryEngineBehaviourTest extends EngineBehaviour {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
