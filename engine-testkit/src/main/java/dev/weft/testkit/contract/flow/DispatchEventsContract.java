package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.dispatch.EventScope;
import dev.weft.domain.dispatch.PendingEvent;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.name.InstanceTag;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.vitals.Undispatched;
import dev.weft.port.out.dispatch.DispatchEvents.TakenEvent;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Ends of members wait until they are dispatched, and are taken by state, never by position. */
public abstract class DispatchEventsContract extends FlowSuite {

  private static final Duration SECOND = Duration.ofSeconds(1);

  private List<TakenEvent> due() {
    return inTransaction(stores -> stores.dispatch().events().takeDue(100, 0)).events();
  }

  private List<TakenEvent> of(ExecutionId... upstreams) {
    return inTransaction(s -> s.dispatch().events().takeOf(List.of(upstreams), 0)).events();
  }

  private List<PendingEvent> stale(EventScope scope, Duration olderThan, int max) {
    return inTransaction(stores -> stores.dispatch().events().listStale(scope, olderThan, max));
  }

  private void postpone(ExecutionId upstream, Duration pause) {
    in(
        stores ->
            stores
                .dispatch()
                .events()
                .postpone(List.of(new PendingEvent(upstream, 0, 0)), pause, "it broke"));
  }

  private static TakenEvent first(StagedFlow flow, ExecutionId upstream, Outcome outcome) {
    return new TakenEvent(new DispatchEvent(upstream, 0, outcome, 0), flow.id(), 0);
  }

  @Test
  void every_end_of_a_member_waits_to_be_dispatched() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId c = flow.child("c", EdgePolicy.DEFAULT, a);
    flow.succeed(a);
    clock().advance(SECOND);
    flow.cancel(b);
    clock().advance(SECOND);
    flow.skip(c);

    assertThat(due())
        .containsExactlyInAnyOrder(
            first(flow, a, Outcome.SUCCESS),
            first(flow, b, Outcome.CANCELLED),
            first(flow, c, Outcome.SKIPPED));
  }

  @Test
  void a_look_at_the_store_tells_how_many_wait_and_how_long() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    assertThat(undispatched()).isEqualTo(Undispatched.NONE);
    flow.succeed(a);
    clock().advance(SECOND);
    flow.cancel(b);
    clock().advance(SECOND);

    assertThat(undispatched()).isEqualTo(new Undispatched(2, Duration.ofSeconds(2)));
  }

  private Undispatched undispatched() {
    return inTransaction(stores -> stores.vitals().look()).undispatched();
  }

  @Test
  void outside_a_flow_nothing_waits() {
    ExecutionId alone = engine().submit(work());
    moves().apply(alone, new ExecutionCommand.Cancel("drill", "tester"));

    assertThat(due()).isEmpty();
    assertThat(of(alone)).isEmpty();
  }

  @Test
  void an_attempt_that_runs_again_is_no_end() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");

    engine().release(engine().claimOne(ask().inLane(flow.laneOf(a))));

    assertThat(due()).isEmpty();
  }

  @Test
  void what_is_taken_and_not_removed_is_taken_again() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    flow.succeed(a);

    assertThat(due()).isEqualTo(due()).hasSize(1);

    remove(due().getFirst().event());
    assertThat(due()).isEmpty();
  }

  @Test
  void no_more_than_asked_for_is_taken_the_longest_due_first() {
    StagedFlow flow = stagedFlow();
    ExecutionId late = flow.root("late");
    ExecutionId early = flow.root("early");
    flow.cancel(early);
    clock().advance(SECOND);
    flow.cancel(late);

    assertThat(inTransaction(s -> s.dispatch().events().takeDue(1, 0)).events())
        .containsExactly(first(flow, early, Outcome.CANCELLED));
  }

  @Test
  void the_generation_of_now_is_told_with_the_event() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    flow.cancel(a);
    flow.move(a, new ExecutionCommand.Replay(Deadline.NEVER));
    clock().advance(SECOND);
    flow.succeed(a);

    assertThat(due())
        .extracting(TakenEvent::event)
        .containsExactlyInAnyOrder(
            new DispatchEvent(a, 0, Outcome.CANCELLED, 1),
            new DispatchEvent(a, 1, Outcome.SUCCESS, 1));

    remove(new DispatchEvent(a, 0, Outcome.CANCELLED, 1));
    assertThat(due()).hasSize(1);
  }

  @Test
  void a_postponed_event_is_due_after_its_pause_and_holds_up_nobody() {
    StagedFlow flow = stagedFlow();
    ExecutionId poison = flow.root("poison");
    ExecutionId sound = flow.root("sound");
    flow.cancel(poison);
    clock().advance(SECOND);
    flow.cancel(sound);

    postpone(poison, Duration.ofSeconds(10));
    assertThat(due()).containsExactly(first(flow, sound, Outcome.CANCELLED));

    clock().advance(Duration.ofSeconds(10));
    assertThat(due())
        .containsExactlyInAnyOrder(
            first(flow, sound, Outcome.CANCELLED),
            new TakenEvent(new DispatchEvent(poison, 0, Outcome.CANCELLED, 0), flow.id(), 1));
  }

  @Test
  void events_of_given_upstreams_are_taken_due_or_not() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    flow.cancel(a);
    flow.cancel(b);
    ExecutionId running = flow.root("c");
    postpone(a, SECOND);

    assertThat(of(a, running, a))
        .containsExactly(
            new TakenEvent(new DispatchEvent(a, 0, Outcome.CANCELLED, 0), flow.id(), 1));
  }

  @Test
  void stale_events_are_old_enough_and_due() {
    StagedFlow flow = stagedFlow();
    ExecutionId postponed = flow.root("postponed");
    ExecutionId old = flow.root("old");
    ExecutionId young = flow.root("young");
    flow.cancel(postponed);
    flow.cancel(old);
    clock().advance(SECOND);
    flow.cancel(young);
    postpone(postponed, SECOND);

    assertThat(stale(EventScope.ALL, SECOND, 100)).containsExactly(new PendingEvent(old, 0, 0));
    assertThat(stale(EventScope.ALL, Duration.ZERO, 100))
        .containsExactly(new PendingEvent(old, 0, 0), new PendingEvent(young, 0, 0));
    assertThat(stale(EventScope.ALL, Duration.ZERO, 1)).hasSize(1);
    clock().advance(SECOND);
    assertThat(stale(EventScope.ALL, SECOND, 100))
        .containsExactlyInAnyOrder(
            new PendingEvent(old, 0, 0),
            new PendingEvent(young, 0, 0),
            new PendingEvent(postponed, 0, 1));
  }

  @Test
  void stale_events_are_those_in_scope() {
    InstanceTag tag = new InstanceTag("tenant.id", "7");
    StagedFlow tagged =
        new StagedFlow(opened(), work().ofInstance("tenant.id", "7"), created().id());
    StagedFlow plain = stagedFlow();
    ExecutionId a = tagged.root("a");
    ExecutionId b = plain.root("b");
    tagged.cancel(a);
    plain.cancel(b);
    EventScope here = new EventScope(Set.of(namespace()), InstanceTag.NONE);

    assertThat(stale(here, Duration.ZERO, 100)).extracting(PendingEvent::upstream).contains(a, b);
    assertThat(stale(new EventScope(Set.of(), tag), Duration.ZERO, 100))
        .containsExactly(new PendingEvent(a, 0, 0));
    assertThat(
            stale(
                new EventScope(Set.of(new Namespace("elsewhere")), InstanceTag.NONE),
                Duration.ZERO,
                100))
        .isEmpty();
  }

  @Test
  void who_marked_what_meanwhile_can_be_asked() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    flow.cancel(a);
    flow.cancel(b);
    List<PendingEvent> both = List.of(new PendingEvent(a, 0, 0), new PendingEvent(b, 0, 0));

    remove(new DispatchEvent(a, 0, Outcome.CANCELLED, 0));

    assertThat(listed(s -> s.dispatch().events().listPending(both)))
        .containsExactly(new PendingEvent(b, 0, 0));
  }
}
