package dev.weft.domain.dispatch;

import static dev.weft.domain.dispatch.Ids.execution;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.EdgePolicy.AllOf;
import dev.weft.domain.flow.EdgePolicy.AnyOf;
import dev.weft.domain.flow.EdgePolicy.Quorum;
import dev.weft.domain.flow.OnSatisfied;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whole random flows, drained in random order and batches of random size. */
class DrainedFlowTest {

  @Test
  void a_flow_ends_the_same_whatever_the_order_and_size_of_its_batches() {
    for (int seed = 0; seed < 40; seed++) {
      Map<ExecutionId, Outcome> first = new RandomFlow(seed).drained(new Random(1));

      assertThat(new RandomFlow(seed).drained(new Random(2))).isEqualTo(first);
      assertThat(first).hasSize(RandomFlow.SIZE);
    }
  }

  /** Executions numbered upwards, edges from lower to higher; who runs ends as drawn. */
  private static final class RandomFlow {

    static final int SIZE = 25;

    private final Map<ExecutionId, Outcome> drawn = new HashMap<>();
    private final Map<ExecutionId, EdgeGroup> groups = new LinkedHashMap<>();
    private final Map<UnresolvedEdge, EdgeOutcome> resolved = new HashMap<>();
    private final List<UnresolvedEdge> unresolved = new ArrayList<>();
    private final List<DispatchEvent> undispatched = new ArrayList<>();
    private final Map<ExecutionId, Outcome> ended = new HashMap<>();

    RandomFlow(int seed) {
      Random random = new Random(seed);
      for (int n = 1; n <= SIZE; n++) {
        boolean fails = random.nextInt(4) == 0;
        drawn.put(execution(n), fails ? Outcome.FAILED : Outcome.SUCCESS);
        connect(n, random);
      }
    }

    Map<ExecutionId, Outcome> drained(Random order) {
      drawn.keySet().stream().filter(id -> !groups.containsKey(id)).forEach(this::run);
      while (!undispatched.isEmpty()) {
        Collections.shuffle(undispatched, order);
        List<DispatchEvent> events =
            List.copyOf(undispatched.subList(0, 1 + order.nextInt(undispatched.size())));
        write(Dispatching.plan(batch(events), 1 + order.nextInt(4)));
      }
      assertThat(unresolved).isEmpty();
      return ended;
    }

    private void connect(int child, Random random) {
      int size = 0;
      for (int upstream = 1; upstream < child; upstream++) {
        if (random.nextInt(child) < 3) {
          unresolved.add(
              new UnresolvedEdge(
                  Ids.edge(upstream * 100 + child), execution(upstream), execution(child)));
          size++;
        }
      }
      if (size > 0) {
        EdgePolicy policy = policy(random, size);
        groups.put(execution(child), EdgeGroup.sealed(execution(child), policy, size));
      }
    }

    private static EdgePolicy policy(Random random, int size) {
      return switch (random.nextInt(3)) {
        case 0 -> new AllOf();
        case 1 -> new AnyOf(OnSatisfied.LET_RUN);
        default -> new Quorum(1 + random.nextInt(size), OnSatisfied.LET_RUN);
      };
    }

    private DispatchBatch batch(List<DispatchEvent> events) {
      List<ExecutionId> upstreams = events.stream().map(DispatchEvent::upstream).toList();
      Map<ExecutionId, Join> joins = new HashMap<>();
      groups.forEach(
          (child, group) ->
              joins.put(child, new Join(group, counted(child), !ended.containsKey(child))));
      return new DispatchBatch(
          events,
          unresolved.stream().filter(edge -> upstreams.contains(edge.upstream())).toList(),
          joins);
    }

    private EdgeTally counted(ExecutionId child) {
      return EdgeTally.of(
          resolved.entrySet().stream()
              .filter(entry -> entry.getKey().child().equals(child))
              .map(Map.Entry::getValue)
              .toList());
    }

    private void write(DispatchPlan plan) {
      plan.edges().forEach(this::resolve);
      plan.groups().forEach(group -> groups.put(group.child(), group));
      plan.unblocked().forEach(this::run);
      plan.skipped().forEach(child -> end(child, Outcome.SKIPPED));
      undispatched.removeAll(plan.done());
    }

    private void resolve(ResolvedEdge edge) {
      UnresolvedEdge found =
          unresolved.stream().filter(one -> one.id().equals(edge.id())).findFirst().orElseThrow();
      unresolved.remove(found);
      resolved.put(found, edge.outcome());
    }

    private void run(ExecutionId id) {
      end(id, drawn.get(id));
    }

    private void end(ExecutionId id, Outcome outcome) {
      assertThat(ended).doesNotContainKey(id);
      ended.put(id, outcome);
      undispatched.add(new DispatchEvent(id, 0, outcome, 0));
    }
  }
}
