package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.behaviour.WorkerBehaviour;
import dev.weft.testkit.contract.PortsUnderTest;

class PostgresWorkerBehaviourTest extends WorkerBehaviour {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
