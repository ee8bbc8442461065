package dev.weft.testkit.contract.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.endpoint.EndpointEdit;
import dev.weft.domain.outbox.event.EndedExecution;
import dev.weft.domain.outbox.event.EndedFlow;
import dev.weft.domain.outbox.event.OutboxEvent;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.port.out.outbox.ClaimedMessage;
import dev.weft.testkit.contract.CallerTransaction;
import dev.weft.testkit.driving.UseCases;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Ends of executions and flows leave for whoever subscribed, in the transaction that wrote them.
 */
public abstract class OutboxEventContract extends OutboxSuite {

  private EndpointId subscriber(String... kinds) {
    return outbox().register(e -> e.wanting(kinds).in(namespace()).inBatchesOf(100));
  }

  private List<ClaimedMessage> told(EndpointId endpoint) {
    return claim(endpoint, new Admission.Batch(100)).messages();
  }

  private void expectTold(EndpointId endpoint, OutboxEvent... events) {
    List<ClaimedMessage> told = told(endpoint);
    assertThat(told)
        .extracting(row -> row.message().id())
        .containsExactlyInAnyOrderElementsOf(
            List.of(events).stream().map(event -> event.idAt(endpoint)).toList());
    assertThat(told)
        .extracting(row -> row.payload().bytes().toUtf8())
        .containsExactlyInAnyOrderElementsOf(
            List.of(events).stream().map(event -> event.body().bytes().toUtf8()).toList());
    assertThat(told)
        .allSatisfy(
            row -> {
              assertThat(row.payload().type()).isEqualTo(events[0].body().type());
              assertThat(row.message().createdAt()).isEqualTo(now());
              assertThat(row.message().ageFrom()).isEqualTo(now());
            });
    assertThat(told)
        .extracting(row -> row.message().kind())
        .containsExactlyInAnyOrderElementsOf(
            List.of(events).stream().map(OutboxEvent::kind).toList());
  }

  private OutboxEvent ended(ExecutionId id, Outcome outcome, int generation, long epoch) {
    return new EndedExecution(
            id,
            Membership.ALONE,
            work().build().kind(),
            namespace(),
            outcome,
            generation,
            epoch,
            now())
        .event();
  }

  @Test
  void an_end_is_told_once_to_each_endpoint_that_wants_it() {
    EndpointId all = subscriber();
    EndpointId some = subscriber("execution.completed", "execution.failed");
    EndpointId other = subscriber("execution.cancelled");
    ExecutionId id = engine().submit(work());
    LeaseHandle handle = engine().claimOne(ask());

    engine().complete(handle, Content.json("\"secret\""));
    engine().complete(handle, Content.json("\"secret\""));

    expectTold(all, ended(id, Outcome.SUCCESS, 0, 1));
    expectTold(some, ended(id, Outcome.SUCCESS, 0, 1));
    assertThat(told(other)).isEmpty();
    assertThat(outbox().view(ended(id, Outcome.SUCCESS, 0, 1).idAt(all)).namespace())
        .isEqualTo(namespace());
  }

  @Test
  void every_outcome_has_its_word() {
    EndpointId all = subscriber();
    ExecutionId failed = engine().submit(work().withPriority(9));
    engine().fail(engine().claimOne(ask()), FailureClass.PERMANENT, "boom \" \\ \n");
    ExecutionId cancelled = engine().submit(work());
    moves().apply(cancelled, new ExecutionCommand.Cancel("drill \"", "operator"));
    ExecutionId expired = engine().submit(work().until(now().plusMillis(1)));
    ExecutionId skipped = insert(blockedMember(work()));
    moves().apply(skipped, new ExecutionCommand.Skip());
    EndpointId kept = subscriber();
    clock().advance(Duration.ofMillis(1));
    moves().apply(expired, new ExecutionCommand.ExpireDeadline());

    assertThat(told(all))
        .extracting(row -> row.message().kind().value())
        .containsExactlyInAnyOrder(
            "execution.failed", "execution.cancelled", "execution.skipped", "execution.expired");
    expectTold(kept, ended(expired, Outcome.EXPIRED, 0, see(expired).standing().epoch()));
    assertThat(see(failed).standing().generation()).isZero();
  }

  @Test
  void a_member_of_a_flow_names_it() {
    EndpointId all = subscriber();
    NewExecution member = blockedMember(work());
    insert(member);

    moves().apply(member.id(), new ExecutionCommand.Skip());

    EndedExecution ended =
        new EndedExecution(
            member.id(),
            member.membership(),
            work().build().kind(),
            namespace(),
            Outcome.SKIPPED,
            0,
            see(member.id()).standing().epoch(),
            now());
    expectTold(all, ended.event());
  }

  @Test
  void each_generation_is_told() {
    EndpointId all = subscriber();
    ExecutionId id = engine().submit(work());
    moves().apply(id, new ExecutionCommand.Cancel("drill", "operator"));
    long first = see(id).standing().epoch();
    moves().apply(id, new ExecutionCommand.Replay(Deadline.NEVER));
    moves().apply(id, new ExecutionCommand.Cancel("drill", "operator"));

    expectTold(
        all,
        ended(id, Outcome.CANCELLED, 0, first),
        ended(id, Outcome.CANCELLED, 1, see(id).standing().epoch()));
  }

  @Test
  void a_whole_batch_of_ends_is_told() {
    EndpointId all = subscriber();
    List<ExecutionId> ids = engine().submit(List.of(work(), work(), work()));

    engine()
        .complete(
            engine().claim(ask().upTo(3)).stream()
                .map(claim -> new CompleteExecutions.Item(claim.handle(), Content.EMPTY))
                .toList());

    expectTold(
        all, ids.stream().map(id -> ended(id, Outcome.SUCCESS, 0, 1)).toArray(OutboxEvent[]::new));
  }

  @Test
  void moves_that_end_nothing_are_not_told() {
    EndpointId all = subscriber();
    engine().submit(work());
    LeaseHandle handle = engine().claimOne(ask());

    engine().fail(handle, FailureClass.TRANSIENT, "again");

    assertThat(told(all)).isEmpty();
  }

  @Test
  void ends_in_other_namespaces_are_not_told() {
    EndpointId all = subscriber();
    ExecutionId id = engine().submit(work().inNamespace(new Namespace(namespace() + "-too")));

    moves().apply(id, new ExecutionCommand.Cancel("drill", "operator"));

    assertThat(told(all)).isEmpty();
  }

  @Test
  void an_end_that_is_rolled_back_is_not_told() {
    EndpointId all = subscriber();
    engine().submit(work());
    LeaseHandle handle = engine().claimOne(ask());

    try (CallerTransaction caller = opened().callerTransaction()) {
      new UseCases(caller.transactions(), opened().ids()).complete(handle, Content.EMPTY);
      caller.rollback();
    }

    assertThat(told(all)).isEmpty();
  }

  @Test
  void a_disabled_endpoint_is_told_too() {
    EndpointId all = subscriber();
    outbox().change(all, new EndpointEdit.ToEnabled(false));
    ExecutionId id = engine().submit(work());

    moves().apply(id, new ExecutionCommand.Cancel("drill", "operator"));

    expectTold(all, ended(id, Outcome.CANCELLED, 0, see(id).standing().epoch()));
  }

  @Test
  void facts_of_flows_are_told_like_those_of_executions() {
    EndpointId all = subscriber();
    EndpointId failures = subscriber("flow.failed");
    Kind order = new Kind("order");
    OutboxEvent completed = ended(order, FlowState.COMPLETED, 0);
    OutboxEvent failed = ended(order, FlowState.FAILED, 1);

    int told = tell(List.of(completed, failed));

    assertThat(told).isEqualTo(3);
    expectTold(all, completed, failed);
    expectTold(failures, failed);
  }

  private OutboxEvent ended(Kind kind, FlowState state, int settling) {
    return new EndedFlow(opened().ids().flow(), kind, namespace(), state, settling, now()).event();
  }

  private int tell(List<OutboxEvent> events) {
    return inTransaction(stores -> stores.outbox().enqueueEvents(events));
  }

  @Test
  void a_fact_nobody_wants_stores_nothing() {
    OutboxEvent event = ended(new Kind("order"), FlowState.CANCELLED, 0);

    assertThat(tell(List.of(event))).isZero();
    assertThat(tell(List.of())).isZero();
  }
}
