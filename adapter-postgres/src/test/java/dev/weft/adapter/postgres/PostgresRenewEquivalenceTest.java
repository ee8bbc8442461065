package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.contract.RenewEquivalenceContract;

class PostgresRenewEquivalenceTest extends RenewEquivalenceContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
