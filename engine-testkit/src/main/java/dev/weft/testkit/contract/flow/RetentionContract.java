package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.Settlement;
import dev.weft.domain.graph.EdgeDirection;
import dev.weft.domain.submission.IdempotencyKey;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.Sighting;
import dev.weft.port.in.execution.SubmitExecutions.Receipt;
import dev.weft.port.out.retention.Retention;
import dev.weft.port.out.submission.KeyStore.KeyClaim;
import dev.weft.port.out.submission.KeyStore.KeyOwner;
import java.time.Duration;
import java.util.List;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

/** What ended long ago is removed, in bounded steps; what has not ended never is. */
public abstract class RetentionContract extends FlowSuite {

  private static final Duration DAY = Duration.ofDays(1);

  /** Removes until nothing is left; answers how much that was. */
  private int all(ToIntFunction<Retention> step) {
    int sum = 0;
    int removed = -1;
    while (removed != 0) {
      removed = inTransaction(stores -> step.applyAsInt(stores.retention()));
      sum += removed;
    }
    return sum;
  }

  private void cancel(ExecutionId id) {
    moves().apply(id, new ExecutionCommand.Cancel("drill", "tester"));
  }

  private void settle(StagedFlow flow) {
    Flow row = locked(flow.id());
    write(row.seal().settled(Settlement.FAILED, now()));
  }

  @Test
  void an_execution_that_ended_long_ago_is_forgotten() {
    ExecutionId old = engine().submit(work());
    ExecutionId living = engine().submit(work());
    cancel(old);
    clock().advance(DAY);
    ExecutionId young = engine().submit(work());
    cancel(young);

    all(retention -> retention.removeExecutions(DAY, 2));

    assertThat(engine().describe(old)).isEmpty();
    assertThat(engine().attempts(old)).isEmpty();
    assertThat(moves().look(old)).isEqualTo(new Sighting.Unknown());
    assertThat(engine().describe(living)).isPresent();
    assertThat(engine().describe(young)).isPresent();
  }

  @Test
  void a_replayed_execution_counts_from_its_last_end() {
    ExecutionId id = engine().submit(work());
    cancel(id);
    clock().advance(DAY);
    operator().replay(id);
    all(retention -> retention.removeExecutions(DAY, 9));
    assertThat(engine().describe(id)).isPresent();

    cancel(id);
    all(retention -> retention.removeExecutions(DAY, 9));

    assertThat(engine().describe(id)).isPresent();
  }

  @Test
  void one_step_removes_no_more_than_asked() {
    all(retention -> retention.removeExecutions(Duration.ZERO, 100));
    for (int i = 0; i < 3; i++) {
      cancel(engine().submit(work()));
    }
    clock().advance(DAY);

    assertThat(inTransaction(s -> s.retention().removeExecutions(DAY, 2)).intValue()).isEqualTo(2);
    assertThat(inTransaction(s -> s.retention().removeExecutions(DAY, 2)).intValue()).isEqualTo(1);
    assertThat(inTransaction(s -> s.retention().removeExecutions(DAY, 2)).intValue()).isZero();
  }

  @Test
  void members_of_flows_go_with_their_flow_only() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    flow.cancel(a);
    clock().advance(DAY.multipliedBy(2));

    all(retention -> retention.removeExecutions(DAY, 9));
    all(retention -> retention.removeFlows(DAY, 9));

    assertThat(engine().describe(a)).isPresent();
    assertThat(locked(flow.id())).isNotNull();
  }

  @Test
  void a_flow_that_settled_long_ago_is_forgotten_with_everything_in_it() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.child("b", EdgePolicy.DEFAULT, a);
    flow.cancel(a);
    flow.skip(b);
    settle(flow);
    clock().advance(DAY);

    int removed = all(retention -> retention.removeFlows(DAY, 100));

    assertThat(removed).isEqualTo(4);
    assertThat(found(s -> s.flow().flows().lock(flow.id()))).isEmpty();
    assertThat(engine().describe(a)).isEmpty();
    assertThat(engine().describe(b)).isEmpty();
    assertThat(listed(s -> s.flow().reads().listEdges(flow.id(), b, EdgeDirection.INCOMING)))
        .isEmpty();
    assertThat(inTransaction(s -> s.dispatch().events().takeOf(List.of(a, b), 0)).events())
        .isEmpty();
  }

  @Test
  void a_large_flow_goes_in_steps_and_is_hidden_from_the_first() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId c = flow.child("c", EdgePolicy.DEFAULT, a, b);
    flow.cancel(a);
    flow.cancel(b);
    flow.skip(c);
    settle(flow);
    clock().advance(DAY);

    int first = inTransaction(s -> s.retention().removeFlows(DAY, 2));

    assertThat(first).isEqualTo(2);
    assertThat(found(s -> s.flow().reads().find(flow.id()))).isEmpty();
    assertThat(all(retention -> retention.removeFlows(DAY, 2))).isEqualTo(4);
    assertThat(engine().describe(c)).isEmpty();
  }

  @Test
  void a_settled_flow_with_a_member_that_runs_is_kept() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    settle(flow);
    clock().advance(DAY);

    all(retention -> retention.removeFlows(DAY, 9));

    assertThat(locked(flow.id())).isNotNull();
    assertThat(engine().describe(a)).isPresent();
  }

  @Test
  void a_key_outlives_what_it_named() {
    ExecutionId id = engine().submit(work().keyed("k"));
    cancel(id);
    clock().advance(Duration.ofHours(1));
    all(retention -> retention.removeExecutions(Duration.ofHours(1), 9));

    clock().advance(DAY.minusMillis(1));
    all(retention -> retention.removeKeys(DAY, 9));
    assertThat(owner(engine().submit(work()))).isEqualTo(id);

    clock().advance(Duration.ofMillis(1));
    all(retention -> retention.removeKeys(DAY, 9));
    ExecutionId next = engine().submit(work());
    assertThat(owner(next)).isEqualTo(next);
  }

  private ExecutionId owner(ExecutionId asking) {
    KeyClaim claim =
        new KeyClaim(namespace(), new IdempotencyKey("k"), Bytes.ofUtf8("content"), asking);
    List<KeyOwner> owners = listed(stores -> stores.keys().take(List.of(claim)));
    return owners.getFirst().execution();
  }

  @Test
  void the_key_of_work_that_has_not_ended_is_kept() {
    ExecutionId id = engine().submit(work().keyed("k"));
    clock().advance(DAY.multipliedBy(30));

    all(retention -> retention.removeKeys(DAY, 9));

    assertThat(engine().receipts(work().keyed("k"))).containsExactly(new Receipt.Existing(id));
  }

  @Test
  void workers_not_seen_for_long_are_forgotten() {
    engine().claim(ask().by("old"));
    clock().advance(DAY);
    engine().claim(ask().by("young"));

    all(retention -> retention.removeSightings(DAY, 1));

    assertThat(listed(s -> s.workers().listSeen(DAY.multipliedBy(9)).sightings()))
        .extracting(seen -> seen.worker().id())
        .contains("young")
        .doesNotContain("old");
  }
}
