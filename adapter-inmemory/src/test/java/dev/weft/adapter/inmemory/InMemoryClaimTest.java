package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.ClaimContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryClaimTest extends ClaimContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
