package dev.weft.benchmarks.memory;

import dev.weft.adapter.inmemory.InMemoryTransactions;
import dev.weft.application.execution.ExecutionClaimer;
import dev.weft.application.execution.ExecutionCompleter;
import dev.weft.application.execution.ExecutionSubmitter;
import dev.weft.application.identity.TimeOrderedIds;
import dev.weft.application.sweep.ExpiredRemover;
import dev.weft.application.sweep.RetentionTerms;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.content.Content;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.execution.ClaimExecutions;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.in.sweep.RemoveExpired;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * One operation claims a hundred and completes them, out of a backlog that stays as long as it is.
 *
 * <p>Between operations, not timed, as many are submitted as were claimed and the sweep of the
 * engine removes what ended a moment ago: a history that only grows would make the time that of the
 * collector, which copies all of it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ClaimAndComplete {

  static final int BATCH = 100;
  private static final int BACKLOG = 10_000;
  private static final ClaimRequest HUNDRED =
      new ClaimRequest(
          Lane.DEFAULT,
          Capabilities.NONE,
          new TreeSet<>(),
          new Worker("bench", "bench-1"),
          BATCH,
          LeaseTtl.DEFAULT);

  private static final Duration KEPT = Duration.ofMillis(10);
  private static final RetentionTerms BRIEFLY =
      new RetentionTerms(KEPT, KEPT, Duration.ofDays(1), Duration.ofDays(1), KEPT);

  private SubmitExecutions submit;
  private ClaimExecutions claim;
  private CompleteExecutions complete;
  private RemoveExpired sweep;

  @Setup(Level.Iteration)
  public void fill() {
    var store = new InMemoryTransactions(InstantSource.system(), hints -> {});
    var ids = new TimeOrderedIds(InstantSource.system(), new Random());
    submit = new ExecutionSubmitter(store, ids);
    claim = new ExecutionClaimer(store, ids);
    complete = new ExecutionCompleter(store);
    sweep = new ExpiredRemover(store, BRIEFLY);
    submit(BACKLOG);
  }

  @Setup(Level.Invocation)
  public void refill() {
    submit(BATCH);
    sweep.removeOnce();
  }

  private void submit(int executions) {
    var work = Submission.of(new Kind("noop"), Content.EMPTY);
    submit.submit(new SubmitExecutions.Command(Collections.nCopies(executions, work)));
  }

  @Benchmark
  public List<Settlement> hundred() {
    List<CompleteExecutions.Item> items =
        claim.claim(HUNDRED).stream()
            .map(one -> new CompleteExecutions.Item(one.handle(), Content.EMPTY))
            .toList();
    return complete.complete(items);
  }
}
