package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.ClaimChoiceContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryClaimChoiceTest extends ClaimChoiceContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
