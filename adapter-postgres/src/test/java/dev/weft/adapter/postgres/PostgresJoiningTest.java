package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.JoiningContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresJoiningTest extends JoiningContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
