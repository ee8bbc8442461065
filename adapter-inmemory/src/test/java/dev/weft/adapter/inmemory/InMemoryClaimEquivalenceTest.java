package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.ClaimEquivalenceContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryClaimEquivalenceTest extends ClaimEquivalenceContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
