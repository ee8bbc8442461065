package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.ClaimContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresClaimTest extends ClaimContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
