package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.ListingContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryListingTest extends ListingContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
