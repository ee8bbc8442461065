package dev.weft.testkit.contract;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.name.Lane;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.testkit.builders.ClaimBuilder;
import dev.weft.testkit.builders.SubmissionBuilder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Executions and requests drawn so close together that ties and near misses are the rule. */
final class RandomRows {

  private static final int ROWS = 40;

  private final ContractSuite stage;
  private final Random random;
  private final Lane other;

  RandomRows(ContractSuite stage, Random random) {
    this.stage = stage;
    this.random = random;
    this.other = new Lane(stage.lane() + " too");
  }

  List<NewExecution> insert() {
    List<NewExecution> rows = new ArrayList<>();
    for (int i = 0; i < ROWS; i++) {
      NewExecution row = oneIn(8) ? stage.blockedMember(submission()) : stage.newborn(submission());
      stage.insert(row);
      rows.add(row);
      stage.clock().advance(Duration.ofMillis(random.nextInt(2)));
    }
    return rows;
  }

  private SubmissionBuilder submission() {
    SubmissionBuilder drawn =
        stage
            .work()
            .inLane(lane())
            .ofKind("kind-" + random.nextInt(3))
            .withPriority(random.nextInt(3))
            .requiring(capabilities())
            .notBefore(stage.now().plusMillis(random.nextInt(60) - 30));
    return oneIn(3) ? drawn.until(stage.now().plusMillis(1 + random.nextInt(60))) : drawn;
  }

  ClaimRequest request() {
    ClaimBuilder drawn =
        stage.ask().inLane(lane()).able(capabilities()).upTo(1 + random.nextInt(12));
    return (oneIn(2) ? drawn.ofKinds("kind-" + random.nextInt(3), "kind-0") : drawn).build();
  }

  /**
   * Time passes; some rows are moved by others: claimed, retried, delayed, cancelled, raised; lanes
   * are paused.
   */
  void stir(List<ExecutionId> ids) {
    stage.clock().advance(Duration.ofMillis(random.nextInt(15)));
    stage.operator().resume(stage.lane());
    stage.engine().claim(new ClaimBuilder(request()).upTo(5)).stream()
        .filter(claim -> oneIn(2))
        .forEach(claim -> stage.moves().apply(claim.handle().execution(), ending(claim.handle())));
    for (int i = 0; i < 4; i++) {
      stage.moves().apply(ids.get(random.nextInt(ids.size())), interference());
    }
    if (oneIn(8)) {
      stage.operator().pause(stage.lane(), "drill");
    }
  }

  private ExecutionCommand ending(LeaseHandle handle) {
    return switch (random.nextInt(3)) {
      case 0 -> new ExecutionCommand.Complete(handle);
      case 1 -> new ExecutionCommand.Fail(handle, FailureClass.TRANSIENT, "drill", 0.0);
      default ->
          new ExecutionCommand.Delay(
              handle, stage.now().plusMillis(random.nextInt(20)), DelayCause.DELAY);
    };
  }

  private ExecutionCommand interference() {
    return switch (random.nextInt(4)) {
      case 0 -> new ExecutionCommand.Cancel("drill", "operator");
      case 1 -> new ExecutionCommand.Unblock();
      case 2 -> new ExecutionCommand.Revoke("drill", "operator");
      default -> new ExecutionCommand.Reprioritize(new Priority(random.nextInt(3)));
    };
  }

  private Lane lane() {
    return oneIn(5) ? other : stage.lane();
  }

  private String[] capabilities() {
    return Stream.of("gpu", "ssd").filter(name -> oneIn(2)).toArray(String[]::new);
  }

  private boolean oneIn(int chances) {
    return random.nextInt(chances) == 0;
  }
}
