package dev.weft.testkit.contract;

import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.retry.RetryPolicy;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.testkit.builders.SubmissionBuilder;
import java.time.Duration;

/** Puts an execution into the store of a suite and leads it into a phase. */
final class Starts {

  static final Duration TIMEOUT = Duration.ofHours(1);
  static final Duration DEADLINE = Duration.ofHours(3);

  private Starts() {}

  static ExecutionId runnable(ContractSuite stage) {
    return stage.insert(stage.newborn(limited(stage)));
  }

  static ExecutionId blocked(ContractSuite stage) {
    return stage.insert(stage.blockedMember(limited(stage)));
  }

  static ExecutionId active(ContractSuite stage) {
    stage.engine().submit(limited(stage));
    return stage.engine().claimOne(stage.ask()).execution();
  }

  /** Active, with no retry and no reclaim to spend. */
  static ExecutionId frail(ContractSuite stage) {
    stage.engine().submit(limited(stage).retrying(RetryPolicy.NEVER).reclaimedAtMost(0));
    return stage.engine().claimOne(stage.ask()).execution();
  }

  static ExecutionId succeeded(ContractSuite stage) {
    stage.engine().submit(limited(stage));
    return stage
        .engine()
        .complete(stage.engine().claimOne(stage.ask()), Content.json("1"))
        .execution();
  }

  static ExecutionId replayed(ContractSuite stage) {
    ExecutionId id = succeeded(stage);
    stage.moves().apply(id, new ExecutionCommand.Replay(Deadline.NEVER));
    return stage.engine().claimOne(stage.ask()).execution();
  }

  static ExecutionId skipped(ContractSuite stage) {
    ExecutionId id = blocked(stage);
    stage.moves().apply(id, new ExecutionCommand.Skip());
    return id;
  }

  private static SubmissionBuilder limited(ContractSuite stage) {
    return stage.work().withPriority(3).attemptsWithin(TIMEOUT).until(stage.now().plus(DEADLINE));
  }
}
