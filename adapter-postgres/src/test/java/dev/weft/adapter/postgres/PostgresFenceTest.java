package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.FenceContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresFenceTest extends FenceContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
