package dev.weft.adapter.inmemory;

import dev.weft.testkit.contract.OperatorContract;
import dev.weft.testkit.contract.PortsUnderTest;

class InMemoryOperatorTest extends OperatorContract {

  @Override
  protected PortsUnderTest ports() {
    return InMemoryPorts.fresh();
  }
}
