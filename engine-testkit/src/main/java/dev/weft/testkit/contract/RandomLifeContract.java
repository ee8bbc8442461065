package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Standing;
import dev.weft.testkit.behaviour.Inspection;
import dev.weft.testkit.behaviour.RandomOperations;
import dev.weft.testkit.behaviour.World;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Whatever happens in whatever order, no execution ends up in a state that cannot be. */
public abstract class RandomLifeContract extends ContractSuite {

  private static final long SEED = 20_260_303L;
  private static final int LIVES = 30;
  private static final int OPERATIONS = 100;

  @TestFactory
  Stream<DynamicTest> a_random_life_keeps_the_invariants() {
    return IntStream.range(0, LIVES)
        .mapToObj(life -> DynamicTest.dynamicTest("life " + life, () -> play(life)));
  }

  private void play(int life) {
    World world = new World(opened().transactions(), clock(), opened().ids());

    List<Object> answers = new RandomOperations(world, life, SEED + life).play(OPERATIONS);

    List<?> inspected = (List<?>) answers.get(OPERATIONS);
    assertThat(inspected).isNotEmpty().allSatisfy(found -> assertWhole((Inspection) found));
  }

  /** Attempts are numbered without a gap, epochs rise (I14), budgets are kept (I18). */
  private static void assertWhole(Inspection found) {
    Execution execution = found.execution().execution();
    Standing standing = execution.standing();
    assertThat(found.attempts())
        .extracting(RandomLifeContract::index)
        .isEqualTo(IntStream.range(0, standing.nextAttempt()).boxed().toList());
    assertThat(found.attempts())
        .extracting(RandomLifeContract::epoch)
        .isSorted()
        .doesNotHaveDuplicates()
        .allMatch(epoch -> epoch <= standing.epoch());
    assertThat(standing.spent().retries())
        .isLessThanOrEqualTo(standing.limits().retry().maxRetries());
    assertThat(found.attempts().stream().filter(AttemptView.Running.class::isInstance).count())
        .isEqualTo(execution instanceof Execution.Active ? 1 : 0);
  }

  private static int index(AttemptView view) {
    return switch (view) {
      case AttemptView.Running running -> running.index();
      case AttemptView.Ended ended -> ended.end().index();
    };
  }

  private static long epoch(AttemptView view) {
    return switch (view) {
      case AttemptView.Running running -> running.epoch();
      case AttemptView.Ended ended -> ended.end().epoch();
    };
  }
}
