package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.behaviour.EngineBehaviour;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresEngineBehaviourTest extends EngineBehaviour {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
