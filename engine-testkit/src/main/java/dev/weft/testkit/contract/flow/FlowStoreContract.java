package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.flow.CancellationPolicy;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowCancellation;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.flow.Settlement;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.TagKey;
import dev.weft.domain.name.Tags;
import dev.weft.port.out.flow.FlowStore.CreatedFlow;
import dev.weft.port.out.flow.FlowStore.LockedFlow;
import dev.weft.port.out.flow.FlowStore.LockedFlows;
import dev.weft.testkit.driving.Crowd;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** A flow's row: created once, locked, written whole. */
public abstract class FlowStoreContract extends FlowSuite {

  @Test
  void a_new_flow_is_empty_and_open() {
    FlowSpec spec = spec();

    CreatedFlow created = inTransaction(stores -> stores.flow().flows().create(spec));

    assertThat(created).isEqualTo(new CreatedFlow(Flow.created(spec, now()), true));
    assertThat(locked(spec.id())).isEqualTo(created.flow());
  }

  @Test
  void a_second_creation_answers_the_first_flow_whatever_it_asks_for() {
    Flow first = created();
    clock().advance(Duration.ofSeconds(1));
    FlowSpec other = new FlowSpec(first.id(), new Kind("other"), namespace(), Tags.NONE);

    CreatedFlow again = inTransaction(stores -> stores.flow().flows().create(other));

    assertThat(again).isEqualTo(new CreatedFlow(first, false));
  }

  @Test
  void sixteen_creators_of_one_flow_create_it_once() {
    FlowSpec spec = spec();

    List<CreatedFlow> answers =
        Crowd.ofSixteen(me -> inTransaction(stores -> stores.flow().flows().create(spec)));

    assertThat(answers).filteredOn(CreatedFlow::fresh).hasSize(1);
    assertThat(answers).extracting(CreatedFlow::flow).containsOnly(Flow.created(spec, now()));
  }

  @Test
  void an_unknown_flow_is_not_locked() {
    FlowId unknown = opened().ids().flow();

    assertThat(found(stores -> stores.flow().flows().lock(unknown))).isEmpty();
    assertThat(listed(stores -> stores.flow().flows().lockFree(List.of(unknown)).flows()))
        .isEmpty();
  }

  @Test
  void a_lock_tells_the_time_of_the_store() {
    Flow flow = created();
    clock().advance(Duration.ofMillis(1_234));

    assertThat(found(stores -> stores.flow().flows().lock(flow.id())))
        .contains(new LockedFlow(flow, now()));
  }

  @Test
  void free_flows_are_locked_in_the_order_of_their_ids() {
    Flow first = created();
    Flow second = created();

    LockedFlows locked =
        inTransaction(
            stores ->
                stores.flow().flows().lockFree(List.of(second.id(), first.id(), second.id())));

    assertThat(locked).isEqualTo(new LockedFlows(List.of(first, second), now()));
  }

  @Test
  void a_flow_is_written_whole() {
    Flow flow = created();
    clock().advance(Duration.ofSeconds(5));
    Flow grown =
        flow.grown(3, 2, now()).seal().tagged(flow.tags().with(new TagKey("team.lead"), "b"));
    Flow settled = grown.settled(Settlement.COMPLETED, now());

    write(settled);

    assertThat(locked(flow.id())).isEqualTo(settled);
    assertThat(locked(flow.id()).spec()).isEqualTo(flow.spec());
    assertThat(locked(flow.id()).revision()).isEqualTo(new GraphRevision(1));
  }

  @Test
  void a_cancellation_is_written_with_all_it_says() {
    Flow flow = created();
    FlowCancellation.Cancelled by =
        new FlowCancellation.Cancelled(
            CancellationPolicy.CANCEL_PENDING, "no longer needed", "operator", now(), false);

    write(flow.cancelled(by));
    Flow begun = locked(flow.id());
    write(begun.cancelled(by.done()));

    assertThat(begun).isEqualTo(flow.cancelled(by));
    assertThat(locked(flow.id())).isEqualTo(flow.cancelled(by.done()));
  }

  @Test
  void an_end_that_was_taken_back_is_gone() {
    Flow flow = created();
    write(flow.settled(Settlement.FAILED, now()));

    write(flow.settled(Settlement.UNSETTLED, now()));

    assertThat(locked(flow.id())).isEqualTo(flow);
  }

  @Test
  void sixteen_writers_wait_for_each_other() {
    Flow flow = created();

    Crowd.ofSixteen(
        me ->
            inTransaction(
                stores -> {
                  Flow seen = stores.flow().flows().lock(flow.id()).orElseThrow().flow();
                  stores.flow().flows().write(List.of(seen.grown(1, 2, now())));
                  return me;
                }));

    assertThat(locked(flow.id()).revision()).isEqualTo(new GraphRevision(16));
    assertThat(locked(flow.id()).nodes()).isEqualTo(16);
    assertThat(locked(flow.id()).edges()).isEqualTo(32);
  }

  @Test
  void a_rolled_back_flow_never_was() {
    FlowSpec spec = spec();
    Flow kept = created();

    assertThatThrownBy(
            () ->
                in(
                    stores -> {
                      stores.flow().flows().create(spec);
                      stores.flow().flows().lock(kept.id());
                      stores.flow().flows().write(List.of(kept.seal()));
                      Objects.requireNonNull(null, "thrown by the body");
                    }))
        .hasMessage("thrown by the body");

    assertThat(found(stores -> stores.flow().flows().lock(spec.id()))).isEmpty();
    assertThat(locked(kept.id())).isEqualTo(kept);
  }
}
