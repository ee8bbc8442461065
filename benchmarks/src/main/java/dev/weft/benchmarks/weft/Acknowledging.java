package dev.weft.benchmarks.weft;

import dev.weft.application.runtime.WorkerEvent;
import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.out.handler.ExecutionHandler;
import dev.weft.port.out.handler.HandlerContext;
import dev.weft.port.out.handler.HandlerOutcome;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** A handler that does nothing, and the ear that hears when its execution is durably complete. */
public final class Acknowledging implements ExecutionHandler, Consumer<WorkerEvent> {

  private final AckMeter meter;
  private final Map<ExecutionId, Long> ended = new ConcurrentHashMap<>();

  public Acknowledging(AckMeter meter) {
    this.meter = meter;
  }

  @Override
  public HandlerOutcome handle(HandlerContext context) {
    meter.started();
    ended.put(context.execution(), System.nanoTime());
    return HandlerOutcome.done();
  }

  @Override
  public void accept(WorkerEvent event) {
    if (event instanceof WorkerEvent.Settled settled && isSuccess(settled.settlement())) {
      meter.acked(ended.remove(event.handle().execution()), 1);
    } else {
      meter.failed(new IllegalStateException("not completed: " + event));
    }
  }

  private static boolean isSuccess(Settlement answer) {
    return answer instanceof Settlement.Ended end && end.outcome() == Outcome.SUCCESS;
  }
}
