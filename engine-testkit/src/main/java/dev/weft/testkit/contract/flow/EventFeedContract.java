package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.event.EngineEvent;
import dev.weft.domain.event.EventCursor;
import dev.weft.domain.event.EventFilter;
import dev.weft.domain.event.EventKind;
import dev.weft.domain.event.EventPosition;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.Settlement;
import dev.weft.domain.name.InstanceTag;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.out.event.EventFeed.FeedPage;
import dev.weft.testkit.contract.CallerTransaction;
import dev.weft.testkit.driving.Crowd;
import dev.weft.testkit.driving.Moves;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A subscriber sees every event once, also from a saved cursor (I31). */
public abstract class EventFeedContract extends FlowSuite {

  private static final int STEP = 3;

  private FeedPage read(EventPosition position, EventFilter filter, int max) {
    return inTransaction(stores -> stores.feed().read(position, filter, max));
  }

  private EventCursor newest() {
    return ((FeedPage.Events) read(new EventPosition.Newest(), EventFilter.ALL, 1)).next();
  }

  /** Everything behind the cursor that passes, in small steps. */
  private List<EngineEvent> behind(EventCursor cursor, EventFilter filter) {
    List<EngineEvent> all = new ArrayList<>();
    FeedPage.Events page = step(cursor, filter);
    while (!page.next().equals(cursor)) {
      all.addAll(page.events());
      cursor = page.next();
      page = step(cursor, filter);
    }
    assertThat(page.events()).isEmpty();
    return all;
  }

  private FeedPage.Events step(EventCursor cursor, EventFilter filter) {
    FeedPage page = read(new EventPosition.After(cursor), filter, STEP);
    assertThat(page).isInstanceOf(FeedPage.Events.class);
    return (FeedPage.Events) page;
  }

  private EventFilter here(EventKind... kinds) {
    return new EventFilter(Set.of(kinds), Set.of(namespace()));
  }

  private EngineEvent cancelled(ExecutionId id, Membership membership, long epoch) {
    return new EngineEvent.Completed(
        id, 0, epoch, Outcome.CANCELLED, membership, namespace(), InstanceTag.NONE, now());
  }

  private void cancel(ExecutionId id) {
    moves().apply(id, new ExecutionCommand.Cancel("drill", "tester"));
  }

  @Test
  void completions_are_told_inside_and_outside_of_flows() {
    EventCursor start = newest();
    StagedFlow flow = stagedFlow();
    ExecutionId member = flow.root("a");
    ExecutionId alone = engine().submit(work().ofInstance("tenant.id", "7"));
    flow.cancel(member);
    LeaseHandle held = engine().claimOne(ask());
    engine().complete(held, Content.EMPTY);

    assertThat(behind(start, EventFilter.ALL))
        .containsExactlyInAnyOrder(
            cancelled(member, new Membership.MemberOf(flow.id()), 1),
            new EngineEvent.Completed(
                alone,
                0,
                held.epoch(),
                Outcome.SUCCESS,
                Membership.ALONE,
                namespace(),
                new InstanceTag("tenant.id", "7"),
                now()));
  }

  @Test
  void lost_leases_are_told_and_given_up_ones_are_not() {
    EventCursor start = newest();
    ExecutionId id = engine().submit(work());
    LeaseHandle revoked = engine().claimOne(ask());
    moves().apply(id, new ExecutionCommand.Revoke("drill", "tester"));
    EngineEvent first = lost(EventKind.LEASE_REVOKED, revoked);
    engine().release(engine().claimOne(ask()));
    LeaseHandle expired = engine().claimOne(ask());
    clock().advance(Duration.ofHours(1));
    moves().apply(id, new ExecutionCommand.ExpireLease());

    assertThat(behind(start, EventFilter.ALL))
        .containsExactlyInAnyOrder(first, lost(EventKind.LEASE_EXPIRED, expired));
  }

  private EngineEvent lost(EventKind kind, LeaseHandle handle) {
    return new EngineEvent.LeaseLost(
        kind,
        handle.execution(),
        0,
        handle.attempt(),
        handle.epoch(),
        Membership.ALONE,
        namespace(),
        InstanceTag.NONE,
        now());
  }

  @Test
  void ends_of_flows_are_told_once_per_settling() {
    EventCursor start = newest();
    Flow flow = created();
    write(flow.settled(Settlement.FAILED, now()));
    write(flow.settled(Settlement.FAILED, now()).seal());
    write(flow.settled(Settlement.UNSETTLED, now()));
    write(flow.settled(Settlement.COMPLETED, now()));

    assertThat(behind(start, EventFilter.ALL))
        .containsExactlyInAnyOrder(
            new EngineEvent.FlowEnded(EventKind.FLOW_FAILED, flow.id(), namespace(), now()),
            new EngineEvent.FlowEnded(EventKind.FLOW_COMPLETED, flow.id(), namespace(), now()));
  }

  @Test
  void a_filter_passes_kinds_and_namespaces() {
    EventCursor start = newest();
    Flow flow = created();
    write(flow.settled(Settlement.COMPLETED, now()));
    Stream.generate(() -> engine().submit(work())).limit(2 * STEP).forEach(this::cancel);
    EventFilter mine = here();
    EventFilter flows = here(EventKind.FLOW_COMPLETED);
    freshPlace();
    cancel(engine().submit(work()));

    assertThat(behind(start, mine)).hasSize(2 * STEP + 1);
    assertThat(behind(start, flows))
        .extracting(EngineEvent::kind)
        .containsExactly(EventKind.FLOW_COMPLETED);
    assertThat(behind(start, here())).hasSize(1);
    assertThat(behind(start, EventFilter.ALL)).hasSize(2 * STEP + 2);
  }

  @Test
  void from_the_oldest_everything_kept_is_read() {
    ExecutionId id = engine().submit(work());
    cancel(id);
    FeedPage oldest = read(new EventPosition.Oldest(), EventFilter.ALL, 1);
    EventCursor first = ((FeedPage.Events) oldest).next();

    List<EngineEvent> seen = new ArrayList<>(((FeedPage.Events) oldest).events());
    seen.addAll(behind(first, EventFilter.ALL));

    assertThat(seen).contains(cancelled(id, Membership.ALONE, 1)).doesNotHaveDuplicates();
  }

  @Test
  void a_rolled_back_end_is_never_told() {
    EventCursor start = newest();
    ExecutionId id = engine().submit(work());
    try (CallerTransaction caller = opened().callerTransaction()) {
      new Moves(caller.transactions()).apply(id, new ExecutionCommand.Cancel("drill", "tester"));
      caller.rollback();
    }

    assertThat(behind(start, EventFilter.ALL)).isEmpty();
  }

  @Test
  void readers_beside_sixteen_writers_miss_nothing_and_see_nothing_twice() {
    EventCursor start = newest();
    List<ExecutionId> ids = Stream.generate(() -> engine().submit(work())).limit(16 * 8).toList();
    List<EngineEvent> seen = new ArrayList<>();
    List<EventCursor> cursor = new ArrayList<>(List.of(start));

    Crowd.of(
        17,
        me -> {
          for (int i = 0; i < 8; i++) {
            if (me < 16) {
              cancel(ids.get(me * 8 + i));
            } else {
              FeedPage.Events page = step(cursor.getLast(), EventFilter.ALL);
              seen.addAll(page.events());
              cursor.add(page.next());
            }
          }
          return me;
        });
    seen.addAll(behind(cursor.getLast(), EventFilter.ALL));

    assertThat(seen)
        .extracting(event -> ((EngineEvent.Completed) event).execution())
        .containsExactlyInAnyOrderElementsOf(ids);
  }

  @Test
  void a_cursor_of_another_store_is_told_so() {
    EventCursor foreign = new EventCursor("elsewhere", 1, 1);

    assertThat(read(new EventPosition.After(foreign), EventFilter.ALL, 1))
        .isEqualTo(new FeedPage.OtherStore());
  }

  @Test
  void a_cursor_from_before_what_is_kept_is_told_so() {
    EventCursor start = newest();
    cancel(engine().submit(work()));
    cancel(engine().submit(work()));
    clock().advance(Duration.ofDays(2_000));
    while (inTransaction(s -> s.retention().removeEvents(Duration.ofDays(1), 100)) > 0) {
      freshPlace();
    }
    ExecutionId kept = engine().submit(work());
    cancel(kept);

    FeedPage page = read(new EventPosition.After(start), EventFilter.ALL, 9);

    assertThat(page).isInstanceOf(FeedPage.TooOld.class);
    assertThat(behind(((FeedPage.TooOld) page).oldest(), EventFilter.ALL))
        .containsExactly(cancelled(kept, Membership.ALONE, 1));
  }
}
