package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.contract.SettleRaceContract;

class InMemorySettleRaceTest extends SettleRaceContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
