package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.ClaimEquivalenceContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresClaimEquivalenceTest extends ClaimEquivalenceContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
