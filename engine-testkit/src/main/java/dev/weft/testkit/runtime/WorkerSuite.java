package dev.weft.testkit.runtime;

import dev.weft.application.runtime.Cadence;
import dev.weft.application.runtime.WorkerSettings;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.port.out.handler.HandlerRegistry;
import dev.weft.testkit.contract.ContractSuite;
import java.time.Duration;

/** The stage of the worker suites. */
public abstract class WorkerSuite extends ContractSuite {

  static final Cadence OFTEN = new Cadence(Duration.ofMillis(5), Duration.ofMillis(50));

  /** Leases so long that nothing but the test ends them. */
  final WorkerSettings calm() {
    return WorkerSettings.DEFAULT
        .in(lane())
        .running(4, 4)
        .polling(OFTEN)
        .leasing(Duration.ofMinutes(10));
  }

  final Hired hire(WorkerSettings settings, HandlerRegistry handlers) {
    return hire(1, settings, handlers);
  }

  final Hired hire(int size, WorkerSettings settings, HandlerRegistry handlers) {
    return new Hired(
        size, settings, handlers, Hired.ports(opened().transactions(), opened().ids()));
  }

  final PublicState state(ExecutionId id) {
    return engine().describe(id).orElseThrow().state();
  }
}
