package dev.weft.adapter.postgres;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.flow.FlowEndBehaviour;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("its feed waits for every writer on the server")
class PostgresFlowEndBehaviourTest extends FlowEndBehaviour {

  @Override
  protected PortsUnderTest ports() {
    return PostgresPorts.fresh();
  }
}
