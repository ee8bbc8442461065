package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.HistoryContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresHistoryTest extends HistoryContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
