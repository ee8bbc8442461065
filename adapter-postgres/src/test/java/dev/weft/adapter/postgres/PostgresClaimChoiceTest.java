package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.ClaimChoiceContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresClaimChoiceTest extends ClaimChoiceContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
