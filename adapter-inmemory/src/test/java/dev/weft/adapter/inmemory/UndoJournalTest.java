package dev.weft.adapter.inmemory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.testkit.doubles.MutableClock;
import dev.weft.testkit.doubles.RecordingWorkSignal;
import dev.weft.testkit.doubles.SequentialIds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Whatever a transaction did, its rollback leaves the state as it found it. */
class UndoJournalTest {

  private final EngineState state = new EngineState();
  private final MutableClock clock = new MutableClock();
  private final RecordingWorkSignal signal = new RecordingWorkSignal();
  private final SequentialIds ids = new SequentialIds();
  private final InMemoryTransactions transactions = new InMemoryTransactions(state, clock, signal);

  @TestFactory
  Stream<DynamicTest> a_rollback_restores_everything() {
    return IntStream.range(0, 100)
        .mapToObj(seed -> DynamicTest.dynamicTest("seed " + seed, () -> playAndRollBack(seed)));
  }

  private void playAndRollBack(int seed) {
    RandomDeeds deeds = new RandomDeeds(new Random(seed), clock, ids);
    deeds.some(60, transactions);
    Snapshot before = Snapshot.of(state, deeds.made());
    List<ExecutionId> known = deeds.made();

    try (InMemoryTransaction undone = transactions.begin()) {
      deeds.some(60, InMemoryTransactions.joining(undone));
    }

    List<ExecutionId> born = new ArrayList<>(deeds.made());
    born.removeAll(known);
    assertThat(Snapshot.of(state, known)).isEqualTo(before);
    assertThat(Snapshot.of(state, born).completions().values()).allMatch(Optional::isEmpty);
    assertThat(Snapshot.of(state, born).ends().values()).allMatch(List::isEmpty);
  }
}
