package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.PoisonContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresPoisonTest extends PoisonContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
