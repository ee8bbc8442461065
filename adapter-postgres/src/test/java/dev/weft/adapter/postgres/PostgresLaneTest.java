package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.LaneContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresLaneTest extends LaneContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
