package dev.weft.testkit.manual;

import dev.weft.application.execution.ExecutionDescriber;
import dev.weft.application.execution.ExecutionSubmitter;
import dev.weft.application.execution.ResultReader;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.in.execution.SubmitExecutions.Receipt;
import dev.weft.port.out.handler.ExecutionHandler;
import dev.weft.port.out.handler.HandlerRegistry;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.json.NoJson;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.doubles.SequentialIds;
import dev.weft.testkit.doubles.TestClock;
import java.time.Duration;
import java.time.Instant;

/**
 * Runs work on the caller's thread, one step at a time, under a clock that the caller moves.
 *
 * <p>Retries and delays wait for {@link #advance}, which stops at each of them on its way: a day
 * passes as fast as its handlers run. Work that others stored for later is met at the next stop.
 * For one thread.
 */
public final class ManualEngine {

  private static final int MOST_STEPS = 100_000;

  private final Transactions transactions;
  private final TestClock clock;
  private final IdSource ids = new SequentialIds();
  private final DueTimes due = new DueTimes();
  private HandlerRegistry handlers = HandlerRegistry.NONE;
  private Capabilities capabilities = Capabilities.NONE;
  private JsonCodec json = new NoJson();

  private ManualEngine(Transactions transactions, TestClock clock) {
    this.transactions = transactions;
    this.clock = clock;
  }

  /**
   * @param clock the clock of the store under the transactions
   */
  public static ManualEngine over(Transactions transactions, TestClock clock) {
    return new ManualEngine(transactions, clock);
  }

  public ManualEngine handling(String kind, ExecutionHandler handler) {
    handlers = handlers.with(kind, handler);
    return this;
  }

  /** Needed by handlers that patch their summaries. */
  public ManualEngine readingJsonWith(JsonCodec codec) {
    json = codec;
    return this;
  }

  /** Also runs work that requires these. */
  public ManualEngine able(String... names) {
    capabilities = Capabilities.of(names);
    return this;
  }

  /** The id of what was created, or of what its key named. */
  public ExecutionId submit(Submission submission) {
    SubmitExecutions submissions = new ExecutionSubmitter(transactions, ids);
    return switch (submissions.submit(SubmitExecutions.Command.of(submission))) {
      case SubmitExecutions.Result.Submitted taken ->
          noted(submission, taken.receipts().getFirst());
      case SubmitExecutions.Result.Refused refused ->
          throw new AssertionError("refused: " + refused.problems());
    };
  }

  private ExecutionId noted(Submission submission, Receipt receipt) {
    due.add(submission.runAt());
    due.add(submission.deadline().at());
    return receipt.execution();
  }

  /** Sweeps, then claims and runs what is due; answers how many handlers ran. */
  public int runOnce() {
    return new ManualStep(transactions, ids, handlers, capabilities, due, json).run();
  }

  /** Runs what is due, and what becomes due by that, until nothing is. */
  public ManualEngine runUntilIdle() {
    for (int steps = 0; runOnce() > 0; steps++) {
      if (steps == MOST_STEPS) {
        throw new AssertionError("there was still work after " + MOST_STEPS + " steps");
      }
    }
    return this;
  }

  /** Lets time pass, and runs what becomes due at each moment of it. */
  public ManualEngine advance(Duration time) {
    Instant end = clock.now().plus(time);
    runUntilIdle();
    for (Instant next = due.next(clock.now()); next.isBefore(end); next = due.next(next)) {
      clock.set(next);
      runUntilIdle();
    }
    clock.set(end);
    return runUntilIdle();
  }

  public PublicState state(ExecutionId id) {
    return new ExecutionDescriber(transactions)
        .describe(id)
        .orElseThrow(() -> new AssertionError(id + " is unknown"))
        .state();
  }

  /** The result of a completed execution, empty content before. */
  public Content result(ExecutionId id) {
    return new ResultReader(transactions).read(id).orElse(Content.EMPTY);
  }
}
