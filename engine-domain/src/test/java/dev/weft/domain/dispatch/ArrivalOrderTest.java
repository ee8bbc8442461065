package dev.weft.domain.dispatch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.EdgePolicy.AllOf;
import dev.weft.domain.flow.EdgePolicy.AnyOf;
import dev.weft.domain.flow.EdgePolicy.Quorum;
import dev.weft.domain.flow.OnSatisfied;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The decision is a function of the outcomes, whatever the order and grouping of arrivals (I5). */
class ArrivalOrderTest {

  private static final int ALL_ORDERS_UP_TO = 6;
  private static final OnSatisfied THEN = OnSatisfied.DEFAULT;

  @TestFactory
  Stream<DynamicTest> every_order_of_every_assignment_decides_as_the_table_says() {
    return IntStream.rangeClosed(1, ALL_ORDERS_UP_TO)
        .boxed()
        .flatMap(
            size ->
                policies(size).stream()
                    .map(
                        policy ->
                            DynamicTest.dynamicTest(
                                policy + " of " + size,
                                () -> checkAllOrders(policy, assignments(size)))));
  }

  @Test
  void random_large_groups_decide_once_and_as_the_table_says() {
    Random random = new Random(20_240_501);
    for (int round = 0; round < 400; round++) {
      int size = 1 + random.nextInt(200);
      List<EdgeOutcome> arrivals = randomOutcomes(random, size);
      EdgePolicy policy = randomPolicy(random, size);

      checkOneOrder(policy, arrivals);
      Collections.shuffle(arrivals, random);
      checkOneOrder(policy, arrivals);
    }
  }

  @Test
  void every_split_into_batches_comes_to_the_same_end() {
    for (EdgePolicy policy : policies(5)) {
      for (List<EdgeOutcome> arrivals : assignments(5)) {
        Set<EdgeGroup> ends = new LinkedHashSet<>();
        for (int cuts = 0; cuts < 16; cuts++) {
          ends.add(inBatches(policy, arrivals, cuts));
        }

        assertThat(ends).hasSize(1);
      }
    }
  }

  @Test
  void a_quorum_of_one_is_any_of_and_a_full_quorum_is_all_of() {
    for (int size = 1; size <= ALL_ORDERS_UP_TO; size++) {
      for (List<EdgeOutcome> arrivals : assignments(size)) {
        assertThat(decisions(new Quorum(1, THEN), size, arrivals))
            .isEqualTo(decisions(new AnyOf(THEN), size, arrivals));
        assertThat(decisions(new Quorum(size, THEN), size, arrivals))
            .isEqualTo(decisions(new AllOf(), size, arrivals));
      }
    }
  }

  private static void checkAllOrders(EdgePolicy policy, List<List<EdgeOutcome>> orders) {
    orders.forEach(arrivals -> checkOneOrder(policy, arrivals));
  }

  /** Every order of an assignment is itself an assignment, so all orders are covered. */
  private static void checkOneOrder(EdgePolicy policy, List<EdgeOutcome> arrivals) {
    List<EdgeDecision> decisions = decisions(policy, arrivals.size(), arrivals);

    assertThat(decisions).isEqualTo(expected(policy, arrivals));
    assertThat(new LinkedHashSet<>(decisions).size()).isLessThanOrEqualTo(2);
    assertThat(decisions.get(arrivals.size())).isEqualTo(finalOf(policy, arrivals));
  }

  private static List<EdgeDecision> decisions(
      EdgePolicy policy, int size, List<EdgeOutcome> arrivals) {
    EdgeGroup group = EdgeGroup.sealed(Ids.execution(1), policy, size);
    List<EdgeDecision> decisions = new ArrayList<>(List.of(group.decision()));
    for (int arrived = 1; arrived <= arrivals.size(); arrived++) {
      group = group.after(EdgeTally.of(arrivals.subList(0, arrived)));
      decisions.add(group.decision());
    }
    return decisions;
  }

  private static EdgeGroup inBatches(EdgePolicy policy, List<EdgeOutcome> arrivals, int cuts) {
    EdgeGroup group = EdgeGroup.sealed(Ids.execution(1), policy, arrivals.size());
    for (int arrived = 1; arrived <= arrivals.size(); arrived++) {
      boolean batchEnds = arrived == arrivals.size() || (cuts >> (arrived - 1) & 1) == 1;
      group = batchEnds ? group.after(EdgeTally.of(arrivals.subList(0, arrived))) : group;
    }
    return group;
  }

  /** The table in its own words: the first row that holds, from then on for ever. */
  private static List<EdgeDecision> expected(EdgePolicy policy, List<EdgeOutcome> arrivals) {
    List<EdgeDecision> expected = new ArrayList<>();
    EdgeDecision decision = new EdgeDecision.Waiting();
    for (int arrived = 0; arrived <= arrivals.size(); arrived++) {
      if (decision.equals(new EdgeDecision.Waiting())) {
        decision = table(policy, arrivals.size(), arrivals.subList(0, arrived));
      }
      expected.add(decision);
    }
    return expected;
  }

  private static EdgeDecision finalOf(EdgePolicy policy, List<EdgeOutcome> arrivals) {
    return table(policy, arrivals.size(), arrivals);
  }

  private static EdgeDecision table(EdgePolicy policy, int n, List<EdgeOutcome> arrivals) {
    int s = Collections.frequency(arrivals, EdgeOutcome.SUCCESS);
    int f = Collections.frequency(arrivals, EdgeOutcome.FAIL);
    int x = Collections.frequency(arrivals, EdgeOutcome.SKIP);
    return switch (policy) {
      case AllOf all -> row(s == n, f + x > 0);
      case AnyOf any -> row(s >= 1, f + x == n);
      case Quorum quorum -> row(s >= quorum.k(), n - (f + x) < quorum.k());
    };
  }

  private static EdgeDecision row(boolean satisfied, boolean impossible) {
    if (satisfied) {
      return new EdgeDecision.Ready();
    }
    return impossible ? new EdgeDecision.Impossible() : new EdgeDecision.Waiting();
  }

  private static List<EdgePolicy> policies(int size) {
    List<EdgePolicy> policies = new ArrayList<>(List.of(new AllOf(), new AnyOf(THEN)));
    IntStream.rangeClosed(1, size).forEach(k -> policies.add(new Quorum(k, THEN)));
    return policies;
  }

  private static List<List<EdgeOutcome>> assignments(int size) {
    List<List<EdgeOutcome>> grown = List.of(List.of());
    for (int i = 0; i < size; i++) {
      grown = grown.stream().flatMap(ArrivalOrderTest::oneMore).toList();
    }
    return grown;
  }

  private static Stream<List<EdgeOutcome>> oneMore(List<EdgeOutcome> shorter) {
    return Stream.of(EdgeOutcome.values())
        .map(next -> Stream.concat(shorter.stream(), Stream.of(next)).toList());
  }

  private static List<EdgeOutcome> randomOutcomes(Random random, int size) {
    int bias = 1 + random.nextInt(100);
    List<EdgeOutcome> outcomes = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      boolean succeeds = random.nextInt(100) < bias;
      outcomes.add(succeeds ? EdgeOutcome.SUCCESS : EdgeOutcome.values()[random.nextInt(3)]);
    }
    return outcomes;
  }

  private static EdgePolicy randomPolicy(Random random, int size) {
    return policies(size).get(random.nextInt(size + 2));
  }
}
