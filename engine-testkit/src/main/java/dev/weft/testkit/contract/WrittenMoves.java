package dev.weft.testkit.contract;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.transition.ExecutionCommand;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/** One of each: every command that changes an execution, from every phase it applies in. */
final class WrittenMoves {

  private static final Duration SOON = Duration.ofMillis(5);

  private static final ExecutionCommand CANCEL =
      new ExecutionCommand.Cancel("why: \"ü\"", "operator");
  private static final ExecutionCommand RAISE =
      new ExecutionCommand.Reprioritize(new Priority(8_999));
  private static final ExecutionCommand TIME_OUT = new ExecutionCommand.TimeOutAttempt(0.5);
  private static final ExecutionCommand EXPIRE_LEASE = new ExecutionCommand.ExpireLease();
  private static final ExecutionCommand EXPIRE = new ExecutionCommand.ExpireDeadline();

  private WrittenMoves() {}

  /** From a stored start, some time later, this command. */
  record Move(
      String name,
      Function<ContractSuite, ExecutionId> start,
      Duration later,
      BiFunction<Execution, Instant, ExecutionCommand> command) {

    static Move of(
        String name, Function<ContractSuite, ExecutionId> start, ExecutionCommand command) {
      return new Move(name, start, SOON, (execution, now) -> command);
    }

    Move after(Duration wait) {
      return new Move(name, start, wait, command);
    }
  }

  static Stream<Move> all() {
    return Stream.of(ends(), failures(), sweeps(), requests(), joins()).flatMap(List::stream);
  }

  private static List<Move> ends() {
    return List.of(
        held("complete", Starts::active, (h, now) -> new ExecutionCommand.Complete(h)),
        held("complete again", Starts::replayed, (h, now) -> new ExecutionCommand.Complete(h)),
        held(
            "delay",
            Starts::active,
            (h, now) -> new ExecutionCommand.Delay(h, now.plusSeconds(9), DelayCause.DELAY)),
        held(
            "delay by quota",
            Starts::active,
            (h, now) -> new ExecutionCommand.Delay(h, now.plusMillis(1), DelayCause.QUOTA)),
        held(
            "release",
            Starts::active,
            (h, now) -> new ExecutionCommand.Delay(h, now, DelayCause.DELAY)),
        held(
            "renew",
            Starts::active,
            (h, now) -> new ExecutionCommand.Renew(h, new LeaseTtl(Duration.ofSeconds(77)))));
  }

  private static List<Move> failures() {
    return List.of(
        failed("fail, retried", Starts::active, FailureClass.TRANSIENT),
        failed("crash, retried", Starts::active, FailureClass.INFRA_CRASH),
        failed("fail, retried in a later generation", Starts::replayed, FailureClass.TRANSIENT),
        failed("fail, budget spent", Starts::frail, FailureClass.TRANSIENT),
        failed("fail for good", Starts::active, FailureClass.PERMANENT),
        failed("time out by the worker", Starts::active, FailureClass.TIMEOUT),
        failed("cancel by the worker", Starts::active, FailureClass.CANCELLED));
  }

  private static List<Move> sweeps() {
    return List.of(
        Move.of("lease expired", Starts::active, EXPIRE_LEASE).after(Starts.TIMEOUT),
        Move.of("lease expired too often", Starts::frail, EXPIRE_LEASE).after(Starts.TIMEOUT),
        Move.of("attempt timed out", Starts::active, TIME_OUT).after(Starts.TIMEOUT),
        Move.of("attempt timed out for good", Starts::frail, TIME_OUT).after(Starts.TIMEOUT),
        Move.of("deadline of active", Starts::active, EXPIRE).after(Starts.DEADLINE),
        Move.of("deadline of runnable", Starts::runnable, EXPIRE).after(Starts.DEADLINE),
        Move.of("deadline of blocked", Starts::blocked, EXPIRE).after(Starts.DEADLINE));
  }

  private static List<Move> requests() {
    return List.of(
        Move.of("cancel active", Starts::active, CANCEL),
        Move.of("cancel runnable", Starts::runnable, CANCEL),
        Move.of("cancel blocked", Starts::blocked, CANCEL),
        Move.of("cancel a later generation", Starts::replayed, CANCEL),
        Move.of("raise active", Starts::active, RAISE),
        Move.of("raise runnable", Starts::runnable, RAISE),
        Move.of("raise blocked", Starts::blocked, RAISE),
        Move.of("revoke", Starts::active, new ExecutionCommand.Revoke("", "operator")),
        Move.of("replay", Starts::succeeded, new ExecutionCommand.Replay(Deadline.NEVER)),
        new Move(
            "replay with a deadline",
            Starts::succeeded,
            SOON,
            (e, now) -> new ExecutionCommand.Replay(new Deadline(now.plusSeconds(1)))));
  }

  private static List<Move> joins() {
    return List.of(
        Move.of("unblock", Starts::blocked, new ExecutionCommand.Unblock()),
        Move.of("skip", Starts::blocked, new ExecutionCommand.Skip()),
        Move.of("reopen", Starts::skipped, new ExecutionCommand.Reopen()),
        Move.of("withdraw retries", Starts::active, new ExecutionCommand.WithdrawRetries()));
  }

  private static Move failed(
      String name, Function<ContractSuite, ExecutionId> start, FailureClass failure) {
    return held(
        name,
        start,
        (handle, now) -> new ExecutionCommand.Fail(handle, failure, "it said \"no\"", 0.5));
  }

  private static Move held(
      String name,
      Function<ContractSuite, ExecutionId> start,
      BiFunction<LeaseHandle, Instant, ExecutionCommand> command) {
    return new Move(
        name,
        start,
        SOON,
        (execution, now) -> command.apply(WriteContract.handle(execution).orElseThrow(), now));
  }
}
