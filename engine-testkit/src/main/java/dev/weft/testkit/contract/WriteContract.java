package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.Sighting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every kind of decided move is written as it was decided, and is found again. */
public abstract class WriteContract extends ContractSuite {

  @TestFactory
  Stream<DynamicTest> a_written_move_is_read_back_equal() {
    return WrittenMoves.all().map(move -> DynamicTest.dynamicTest(move.name(), () -> check(move)));
  }

  private void check(WrittenMoves.Move move) {
    freshPlace();
    ExecutionId id = move.start().apply(this);
    Optional<LeaseHandle> held = handle(see(id));
    List<AttemptView> before = ended(engine().attempts(id));
    clock().advance(move.later());

    Decision decision = moves().apply(id, move.command().apply(see(id), now()));

    Execution next = next(decision);
    if (decision instanceof Decision.AttemptEnded ended) {
      before.add(new AttemptView.Ended(ended.end()));
      assertThat(moves().look(held.orElseThrow()))
          .isEqualTo(new Sighting.Found(next, new PastAttempt.Ended(ended.end())));
    }
    assertThat(moves().look(id)).isEqualTo(Sighting.Found.of(next));
    assertThat(engine().describe(id).orElseThrow().execution()).isEqualTo(next);
    assertThat(ended(engine().attempts(id))).isEqualTo(before);
    assertClaimable(next);
  }

  private static Execution next(Decision decision) {
    return switch (decision) {
      case Decision.Moved moved -> moved.next();
      case Decision.AttemptEnded ended -> ended.next();
      case Decision.Repeated repeated -> throw new AssertionError(repeated);
      case Decision.Unchanged unchanged -> throw new AssertionError(unchanged);
      case Decision.Refused refused -> throw new AssertionError(refused);
    };
  }

  /** Claimable exactly when it is runnable, from its time on. */
  private void assertClaimable(Execution next) {
    if (next instanceof Execution.Runnable runnable) {
      clock().set(runnable.runAt());
      assertThat(idsOf(engine().claim(ask().upTo(10)))).containsExactly(next.id());
    } else {
      assertThat(engine().claim(ask().upTo(10))).isEmpty();
    }
  }

  private static List<AttemptView> ended(List<AttemptView> attempts) {
    List<AttemptView> ended = new ArrayList<>(attempts);
    ended.removeIf(AttemptView.Running.class::isInstance);
    return ended;
  }

  static Optional<LeaseHandle> handle(Execution execution) {
    return execution instanceof Execution.Active active
        ? Optional.of(
            new LeaseHandle(
                active.id(), active.attempt(), active.lease().id(), active.standing().epoch()))
        : Optional.empty();
  }
}
