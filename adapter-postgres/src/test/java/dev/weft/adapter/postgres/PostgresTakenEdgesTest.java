package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.contract.flow.TakenEdgesContract;

class PostgresTakenEdgesTest extends TakenEdgesContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
