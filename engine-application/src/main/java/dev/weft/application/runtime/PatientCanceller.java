package dev.weft.application.runtime;

import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.in.flow.CancelFlow;
import dev.weft.port.in.flow.DescribeFlow;
import java.time.Duration;

/** Cancels a flow and waits until none of its members is active, without a transaction. */
public final class PatientCanceller {

  private static final Duration PACE = Duration.ofMillis(100);

  private final CancelFlow canceller;
  private final DescribeFlow flows;
  private final Bell bell = new Bell();

  public PatientCanceller(CancelFlow canceller, DescribeFlow flows) {
    this.canceller = canceller;
    this.flows = flows;
  }

  public CancelFlow.Result cancel(CancelFlow.Command command, Duration patience) {
    CancelFlow.Result result = canceller.cancel(command);
    if (result instanceof CancelFlow.Result.Cancelled) {
      awaitIdle(command.flow(), System.nanoTime() + patience.toNanos());
    }
    return result;
  }

  private void awaitIdle(FlowId flow, long until) {
    while (until > System.nanoTime() && isActive(flow) && pause(until - System.nanoTime())) {
      continue;
    }
  }

  private boolean isActive(FlowId flow) {
    return flows
        .describe(flow)
        .filter(view -> view.members().anyOf(PublicState.ACTIVE))
        .isPresent();
  }

  private boolean pause(long left) {
    try {
      bell.await(bell.rung(), Duration.ofNanos(Math.min(left, PACE.toNanos())));
      return true;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
