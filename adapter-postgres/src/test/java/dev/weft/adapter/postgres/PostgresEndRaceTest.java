package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.EndRaceContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresEndRaceTest extends EndRaceContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
