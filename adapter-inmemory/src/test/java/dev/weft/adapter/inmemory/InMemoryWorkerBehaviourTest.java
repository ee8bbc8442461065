package dev.weft.adapter.inmemory;

import dev.weft.testkit.behaviour.WorkerBehaviour;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryWorkerBehaviourTest extends WorkerBehaviour {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
