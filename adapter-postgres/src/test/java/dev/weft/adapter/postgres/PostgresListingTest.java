package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.ListingContract;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresListingTest extends ListingContract {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
