package dev.weft.benchmarks.peer;

import dev.weft.benchmarks.measure.AckMeter;
import org.jobrunr.jobs.lambdas.JobRequestHandler;

/** Starts the watch and does nothing else. */
public final class NoopHandler implements JobRequestHandler<NoopRequest> {

  private final AckMeter meter;

  NoopHandler(AckMeter meter) {
    this.meter = meter;
  }

  @Override
  public void run(NoopRequest request) {
    meter.started();
  }
}
