package dev.weft.application.runtime;

import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.out.telemetry.Measure;
import dev.weft.port.out.telemetry.Telemetry;

/** Counts what is taken in for the first time. */
public final class MeasuredSubmitter implements SubmitExecutions {

  private final SubmitExecutions direct;
  private final Telemetry telemetry;

  public MeasuredSubmitter(SubmitExecutions direct, Telemetry telemetry) {
    this.direct = direct;
    this.telemetry = telemetry;
  }

  @Override
  public Result submit(Command command) {
    Result result = direct.submit(command);
    if (result instanceof Result.Submitted submitted) {
      telemetry.counted(
          Measure.EXECUTIONS_SUBMITTED,
          submitted.receipts().stream().filter(Receipt.Created.class::isInstance).count());
    }
    return result;
  }
}
