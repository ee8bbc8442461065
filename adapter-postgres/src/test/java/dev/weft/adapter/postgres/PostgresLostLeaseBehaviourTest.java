package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.behaviour.LostLeaseBehaviour;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresLostLeaseBehaviourTest extends LostLeaseBehaviour {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
