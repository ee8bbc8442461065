package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.AuditContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryAuditTest extends AuditContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
