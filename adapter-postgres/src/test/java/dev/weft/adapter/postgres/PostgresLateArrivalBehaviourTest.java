package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.flow.LateArrivalBehaviour;

class PostgresLateArrivalBehaviourTest extends LateArrivalBehaviour {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
