package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.AuditContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresAuditTest extends AuditContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
