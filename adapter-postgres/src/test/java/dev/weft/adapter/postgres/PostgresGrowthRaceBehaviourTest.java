package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.flow.GrowthRaceBehaviour;

class PostgresGrowthRaceBehaviourTest extends GrowthRaceBehaviour {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
