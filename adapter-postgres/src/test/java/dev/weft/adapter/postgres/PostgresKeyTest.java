package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.KeyContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresKeyTest extends KeyContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
