package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.contract.outbox.OutboxSeriesContract;

class InMemoryOutboxSeriesTest extends OutboxSeriesContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
