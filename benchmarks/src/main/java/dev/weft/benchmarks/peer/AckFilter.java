package dev.weft.benchmarks.peer;

import dev.weft.benchmarks.measure.AckMeter;
import org.jobrunr.jobs.Job;
import org.jobrunr.jobs.filters.ApplyStateFilter;
import org.jobrunr.jobs.filters.JobServerFilter;
import org.jobrunr.jobs.states.JobState;
import org.jobrunr.jobs.states.StateName;

/**
 * Times a JobRunr job from the end of its handler until its success is stored.
 *
 * <p>Both calls come on the worker's thread, so a thread-local carries the start.
 */
final class AckFilter implements JobServerFilter, ApplyStateFilter {

  private final AckMeter meter;
  private final ThreadLocal<Long> ended = new ThreadLocal<>();

  AckFilter(AckMeter meter) {
    this.meter = meter;
  }

  @Override
  public void onProcessingSucceeded(Job job) {
    ended.set(System.nanoTime());
  }

  @Override
  public void onStateApplied(Job job, JobState before, JobState after) {
    if (after.getName() == StateName.SUCCEEDED) {
      meter.acked(ended.get(), 1);
    }
  }
}
