package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.FencedOutContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresFencedOutTest extends FencedOutContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
