package dev.weft.application.runtime;

import dev.weft.application.execution.ExecutionClaimer;
import dev.weft.application.execution.ExecutionCompleter;
import dev.weft.application.execution.ExecutionDelayer;
import dev.weft.application.execution.ExecutionDescriber;
import dev.weft.application.execution.ExecutionFailer;
import dev.weft.application.execution.ExecutionSubmitter;
import dev.weft.application.execution.LeaseRenewer;
import dev.weft.application.execution.ResultReader;
import dev.weft.application.flow.FlowSubmitter;
import dev.weft.application.sweep.AttemptExpirer;
import dev.weft.application.sweep.DeadlineExpirer;
import dev.weft.application.sweep.LeaseReaper;
import dev.weft.application.sweep.RetentionTerms;
import dev.weft.application.worker.LastWords;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.in.execution.SubmitExecutions.Receipt;
import dev.weft.port.in.flow.SubmitFlow;
import dev.weft.port.out.handler.HandlerRegistry;
import dev.weft.port.out.tx.Transactions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A running engine inside somebody's program: workers, their heartbeats, the sweeps.
 *
 * <p>The store belongs to the caller and is closed by the caller, after this. Closing ends things
 * in order: no more claims, handlers finish or are released, then the heartbeats, then the sweeps.
 */
public final class WeftEngine implements AutoCloseable {

  private final EngineParts parts;
  private final EndWatch ends;
  private final ResultReader results;
  private final List<ExecutionWorker> workers;
  private final Sweeper sweeper;
  private final FlowLoops flows;
  private final StreamDesk streams;

  private WeftEngine(EngineParts parts, HandlerRegistry handlers, RuntimeSettings settings) {
    Transactions work = parts.work();
    this.parts = parts;
    this.ends = new EndWatch(new ExecutionDescriber(work));
    this.results = new ResultReader(work);
    this.sweeper =
        Sweeper.started(
            new LeaseReaper(parts.sweeps()),
            new AttemptExpirer(parts.sweeps(), parts.random()),
            new DeadlineExpirer(parts.sweeps()),
            settings.sweeps(),
            parts.random());
    this.flows =
        FlowLoops.started(
            FlowSteps.over(parts.sweeps(), RetentionTerms.DEFAULT),
            parts.signal(),
            settings.sweeps(),
            parts.random());
    this.streams = StreamDesk.started(parts, settings.sweeps());
    this.workers =
        settings.workers().stream()
            .filter(worker -> !handlers.handlers().isEmpty())
            .map(worker -> started(parts, handlers, worker))
            .toList();
  }

  private ExecutionWorker started(
      EngineParts parts, HandlerRegistry handlers, WorkerSettings settings) {
    return ExecutionWorker.started(
        settings, ports(parts, streams), handlers, parts.signal(), parts.random(), ends);
  }

  private static WorkerPorts ports(EngineParts parts, StreamDesk streams) {
    return new WorkerPorts(
        new ExecutionClaimer(parts.work(), parts.ids()),
        new LeaseRenewer(parts.renewals()),
        new LastWords(
            new ExecutionCompleter(parts.work()),
            new ExecutionFailer(parts.work(), parts.random()),
            new ExecutionDelayer(parts.work())),
        streams.appender());
  }

  /** Starts with one worker in the default lane. */
  public static WeftEngine start(EngineParts parts, HandlerRegistry handlers) {
    return start(parts, handlers, RuntimeSettings.DEFAULT);
  }

  public static WeftEngine start(
      EngineParts parts, HandlerRegistry handlers, RuntimeSettings settings) {
    return new WeftEngine(parts, handlers, settings);
  }

  /** Takes a whole flow in; it starts at once. */
  public SubmitFlow.Result submit(SubmitFlow.Command flow) {
    return submit(flow, parts.work());
  }

  /** The same inside a transaction that the caller began and will end. */
  public SubmitFlow.Result submit(SubmitFlow.Command flow, Transactions joined) {
    return new FlowSubmitter(joined, parts.ids(), GraphLimits.DEFAULT).submit(flow);
  }

  /**
   * Takes one execution in; the receipt says whether it is new.
   *
   * @throws InvalidInput when it is refused
   */
  public Receipt submit(Submission submission) {
    return submit(submission, parts.work());
  }

  /**
   * The same inside a transaction that the caller began and will end.
   *
   * @param joined what the store answers for that transaction
   */
  public Receipt submit(Submission submission, Transactions joined) {
    SubmitExecutions submissions = new ExecutionSubmitter(joined, parts.ids());
    return switch (submissions.submit(SubmitExecutions.Command.of(submission))) {
      case SubmitExecutions.Result.Submitted taken -> taken.receipts().getFirst();
      case SubmitExecutions.Result.Refused refused ->
          throw new InvalidInput(refused.problems().getFirst());
    };
  }

  /** Waits until the execution has ended; empty when it is unknown or the time is over. */
  public Optional<ExecutionView> awaitEnd(ExecutionId id, Duration atMost)
      throws InterruptedException {
    return ends.await(id, atMost);
  }

  public Optional<Content> result(ExecutionId id) {
    return results.read(id);
  }

  /** What attempts wrote, and what they go on writing. */
  public StreamDesk streams() {
    return streams;
  }

  /** How each background loop is doing. */
  public List<LoopHealth> health() {
    return Stream.concat(
            workers.stream().flatMap(worker -> worker.health().stream()),
            Stream.concat(
                Stream.concat(sweeper.health().stream(), flows.health().stream()),
                streams.health()))
        .toList();
  }

  @Override
  public void close() {
    workers.forEach(ExecutionWorker::stopClaiming);
    workers.forEach(ExecutionWorker::close);
    streams.close();
    sweeper.close();
    flows.close();
  }
}
