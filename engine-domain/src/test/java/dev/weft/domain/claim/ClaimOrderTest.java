package dev.weft.domain.claim;

import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.TICK;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.partition.Partition;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ClaimOrderTest {

  private static final List<Execution.Runnable> IN_ORDER =
      List.of(
          waiting(9_000, NOW.plus(TICK), 9, -1),
          waiting(10, NOW, 200, 5),
          waiting(9, NOW.minus(TICK), 7, 5),
          waiting(9, NOW, 7, 5),
          waiting(9, NOW, 7, Long.MAX_VALUE),
          waiting(9, NOW, 7, Long.MIN_VALUE),
          waiting(9, NOW, 10, 0),
          waiting(0, Instant.EPOCH, 0, 0));

  @Test
  void priority_comes_first_then_due_time_then_id() {
    List<Execution.Runnable> shuffled = new ArrayList<>(IN_ORDER);
    Collections.shuffle(shuffled, new Random(7));

    shuffled.sort(ClaimOrder.COMPARATOR);

    assertThat(shuffled).containsExactlyElementsOf(IN_ORDER);
  }

  @Test
  void no_two_executions_are_even() {
    for (int i = 1; i < IN_ORDER.size(); i++) {
      assertThat(ClaimOrder.COMPARATOR.compare(IN_ORDER.get(i - 1), IN_ORDER.get(i))).isNegative();
    }
  }

  private static Execution.Runnable waiting(
      int priority, Instant runAt, int partition, long highBits) {
    ExecutionId id = new ExecutionId(new Partition(partition), new UUID(highBits, 0));
    Standing standing = Standing.born(id, new Priority(priority), Deadline.NEVER, Limits.DEFAULT);
    return new Execution.Runnable(standing, runAt, Origin.FRESH, DelayCause.SCHEDULE);
  }
}
