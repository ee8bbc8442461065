package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.stream.StreamRaceContract;

class PostgresStreamRaceTest extends StreamRaceContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
