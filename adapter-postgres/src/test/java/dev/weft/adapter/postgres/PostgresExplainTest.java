package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.ExplainContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresExplainTest extends ExplainContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
