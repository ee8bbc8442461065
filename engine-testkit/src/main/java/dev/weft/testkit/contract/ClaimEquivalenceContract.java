package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.claim.ClaimOrder;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.claim.Routing;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.lane.LaneGate;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.name.Lane;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.ExecutionTransitions;
import dev.weft.domain.transition.Sighting;
import dev.weft.port.out.execution.ClaimedExecution;
import dev.weft.port.out.execution.NewExecution;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The claim decides by itself; on random rows it decides what the domain would have decided. */
public abstract class ClaimEquivalenceContract extends ContractSuite {

  private static final long SEED = 20_260_101L;
  private static final int ROUNDS = 60;
  private static final int CLAIMS = 4;

  @TestFactory
  Stream<DynamicTest> a_claim_grants_what_the_domain_grants() {
    return Stream.iterate(0, round -> round < ROUNDS, round -> round + 1)
        .map(round -> DynamicTest.dynamicTest("round " + round, () -> play(SEED + round)));
  }

  private void play(long seed) {
    freshPlace();
    Random random = new Random(seed);
    RandomRows rows = new RandomRows(this, random);
    Map<ExecutionId, Routing> routings = routings(rows.insert());
    for (int i = 0; i < CLAIMS; i++) {
      rows.stir(List.copyOf(routings.keySet()));
      compare(rows.request(), routings);
    }
  }

  private static Map<ExecutionId, Routing> routings(List<NewExecution> rows) {
    Map<ExecutionId, Routing> routings = new LinkedHashMap<>();
    rows.forEach(row -> routings.put(row.id(), row.submission().routing()));
    return routings;
  }

  private void compare(ClaimRequest request, Map<ExecutionId, Routing> routings) {
    LeaseId lease = opened().ids().lease();
    List<ExecutionId> ids = List.copyOf(routings.keySet());
    Map<ExecutionId, Execution> expected = seen(ids);
    boolean open = gateOf(request.lane()).equals(LaneGate.OPEN);
    List<Execution> grants = open ? grants(request, lease, expected.values(), routings) : List.of();
    grants.forEach(grant -> expected.put(grant.id(), grant));

    List<ClaimedExecution> claimed =
        inTransaction(stores -> stores.executions().claimRunnable(request, lease));

    assertThat(claimed).extracting(grant -> (Execution) grant.execution()).isEqualTo(grants);
    assertThat(seen(ids)).isEqualTo(expected);
  }

  private List<Execution> grants(
      ClaimRequest request,
      LeaseId lease,
      Iterable<Execution> rows,
      Map<ExecutionId, Routing> routings) {
    ExecutionCommand claim = new ExecutionCommand.Claim(lease, request.worker(), request.ttl());
    Stream.Builder<Execution.Runnable> admitted = Stream.builder();
    for (Execution row : rows) {
      if (row instanceof Execution.Runnable runnable && request.admits(routings.get(row.id()))) {
        admitted.add(runnable);
      }
    }
    return admitted
        .build()
        .sorted(ClaimOrder.COMPARATOR)
        .map(row -> ExecutionTransitions.decide(Sighting.Found.of(row), claim, now()))
        .filter(Decision.Moved.class::isInstance)
        .limit(request.max())
        .map(decision -> ((Decision.Moved) decision).next())
        .toList();
  }

  private LaneGate gateOf(Lane lane) {
    return inTransaction(stores -> stores.lanes().gateOf(lane));
  }

  private Map<ExecutionId, Execution> seen(List<ExecutionId> ids) {
    Map<ExecutionId, Execution> seen = new HashMap<>();
    moves().see(ids).forEach(execution -> seen.put(execution.id(), execution));
    return seen;
  }
}
