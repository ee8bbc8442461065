package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.stream.GlancedAppendContract;

class PostgresGlancedAppendTest extends GlancedAppendContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
