package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.OperatorContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresOperatorTest extends OperatorContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
