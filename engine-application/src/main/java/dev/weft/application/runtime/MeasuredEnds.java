package dev.weft.application.runtime;

import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.out.telemetry.Measure;
import dev.weft.port.out.telemetry.Telemetry;
import java.util.List;

/** Counts how holders end their attempts, and how often the fence keeps them out. */
public final class MeasuredEnds {

  private final Telemetry telemetry;

  public MeasuredEnds(Telemetry telemetry) {
    this.telemetry = telemetry;
  }

  public CompleteExecutions completing(CompleteExecutions direct) {
    return items -> counted(direct.complete(items), Measure.EXECUTIONS_COMPLETED);
  }

  public FailExecutions failing(FailExecutions direct) {
    return items -> {
      List<Settlement> settlements = counted(direct.fail(items), Measure.ATTEMPTS_FAILED);
      telemetry.counted(
          Measure.RETRIES_SCHEDULED,
          settlements.stream().filter(Settlement.RunsAgain.class::isInstance).count());
      return settlements;
    };
  }

  public DelayExecutions delaying(DelayExecutions direct) {
    return items -> counted(direct.delay(items), Measure.ATTEMPTS_DELAYED);
  }

  private List<Settlement> counted(List<Settlement> settlements, Measure written) {
    long refused = settlements.stream().filter(Settlement.Refused.class::isInstance).count();
    telemetry.counted(written, settlements.size() - refused);
    telemetry.counted(Measure.WRITES_FENCED_OUT, refused);
    return settlements;
  }
}
