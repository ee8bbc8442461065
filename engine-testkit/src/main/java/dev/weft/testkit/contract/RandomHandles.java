package dev.weft.testkit.contract;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Handles of all sorts: live, expired, lost, ended, bent, and of executions nobody knows. */
final class RandomHandles {

  private static final int ROWS = 16;

  private final ContractSuite stage;
  private final Random random;
  private final List<ExecutionId> ids;
  private final List<LeaseHandle> granted = new ArrayList<>();

  RandomHandles(ContractSuite stage, Random random) {
    this.stage = stage;
    this.random = random;
    this.ids = stage.engine().submit(IntStream.range(0, ROWS).mapToObj(i -> stage.work()).toList());
  }

  List<ExecutionId> ids() {
    return ids;
  }

  /** Some are granted, for long or short; time passes; some leases end one way or another. */
  void stir() {
    Duration ttl = Duration.ofMillis(1_000 + random.nextInt(4) * 1_000);
    stage.engine().claim(stage.ask().upTo(1 + random.nextInt(8)).lasting(ttl)).stream()
        .map(Claim::handle)
        .forEach(granted::add);
    stage.clock().advance(Duration.ofMillis(random.nextInt(3) * 1_000L));
    for (int i = 0; i < 4; i++) {
      LeaseHandle handle = drawn();
      stage.moves().apply(handle.execution(), interference(handle));
    }
  }

  List<LeaseHandle> handles() {
    List<LeaseHandle> asked = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      asked.add(bent(drawn()));
    }
    return asked;
  }

  private LeaseHandle drawn() {
    return granted.get(random.nextInt(granted.size()));
  }

  private ExecutionCommand interference(LeaseHandle handle) {
    return switch (random.nextInt(6)) {
      case 0 -> new ExecutionCommand.Complete(handle);
      case 1 -> new ExecutionCommand.Fail(handle, FailureClass.TRANSIENT, "drill", 0.0);
      case 2 -> new ExecutionCommand.Revoke("drill", "operator");
      case 3 -> new ExecutionCommand.Cancel("drill", "operator");
      case 4 -> new ExecutionCommand.Replay(Deadline.NEVER);
      default -> new ExecutionCommand.ExpireLease();
    };
  }

  private LeaseHandle bent(LeaseHandle handle) {
    ExecutionId id = handle.execution();
    return switch (random.nextInt(12)) {
      case 0 -> new LeaseHandle(id, handle.attempt() + 1, handle.lease(), handle.epoch());
      case 1 -> new LeaseHandle(id, handle.attempt(), handle.lease(), handle.epoch() + 1);
      case 2 -> new LeaseHandle(id, handle.attempt(), stage.opened().ids().lease(), handle.epoch());
      case 3 -> {
        ExecutionId unknown = stage.opened().ids().execution(id.partition());
        yield new LeaseHandle(unknown, handle.attempt(), handle.lease(), handle.epoch());
      }
      default -> handle;
    };
  }
}
