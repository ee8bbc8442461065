package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.EndRaceContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryEndRaceTest extends EndRaceContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
