package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.ExecutionTransitions;
import dev.weft.domain.transition.Sighting;
import dev.weft.port.out.execution.RenewedLease;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The renewal decides by itself; on random rows it decides what the domain would have decided. */
public abstract class RenewEquivalenceContract extends ContractSuite {

  private static final long SEED = 20_260_202L;
  private static final int ROUNDS = 60;
  private static final int RENEWALS = 4;

  @TestFactory
  Stream<DynamicTest> a_renewal_prolongs_what_the_domain_prolongs() {
    return Stream.iterate(0, round -> round < ROUNDS, round -> round + 1)
        .map(round -> DynamicTest.dynamicTest("round " + round, () -> play(SEED + round)));
  }

  private void play(long seed) {
    freshPlace();
    Random random = new Random(seed);
    RandomHandles rows = new RandomHandles(this, random);
    for (int i = 0; i < RENEWALS; i++) {
      rows.stir();
      compare(rows.handles(), rows.ids(), ttl(random));
    }
  }

  private static LeaseTtl ttl(Random random) {
    return new LeaseTtl(Duration.ofMillis(1_000 + random.nextInt(9_000)));
  }

  private void compare(List<LeaseHandle> handles, List<ExecutionId> ids, LeaseTtl ttl) {
    Map<ExecutionId, Execution> expected = seen(ids);
    Set<RenewedLease> renewals = new HashSet<>();
    for (LeaseHandle handle : handles) {
      if (decide(expected.get(handle.execution()), handle, ttl) instanceof Decision.Moved moved) {
        Execution.Active active = (Execution.Active) moved.next();
        expected.put(active.id(), active);
        renewals.add(new RenewedLease(handle, active.lease().expiresAt()));
      }
    }

    List<RenewedLease> renewed =
        inTransaction(stores -> stores.executions().renewLive(handles, ttl));

    assertThat(renewed).containsExactlyInAnyOrderElementsOf(renewals);
    assertThat(seen(ids)).isEqualTo(expected);
  }

  private Decision decide(Execution current, LeaseHandle handle, LeaseTtl ttl) {
    Sighting seen = current == null ? new Sighting.Unknown() : Sighting.Found.of(current);
    return ExecutionTransitions.decide(seen, new ExecutionCommand.Renew(handle, ttl), now());
  }

  private Map<ExecutionId, Execution> seen(List<ExecutionId> ids) {
    Map<ExecutionId, Execution> seen = new HashMap<>();
    moves().see(ids).forEach(execution -> seen.put(execution.id(), execution));
    return seen;
  }
}
