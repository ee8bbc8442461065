package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.flow.ForgottenStreamsBehaviour;

class InMemoryForgottenStreamsBehaviourTest extends ForgottenStreamsBehaviour {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
