package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.projection.FlowSummary;
import dev.weft.domain.projection.ProjectedFlow;
import dev.weft.domain.projection.StateCounts;
import dev.weft.port.out.flow.FlowSummaries.DueFlow;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Summaries are kept, and flows are projected when they are due and not before. */
public abstract class FlowSummariesContract extends FlowSuite {

  private static final Duration SECOND = Duration.ofSeconds(1);

  private List<FlowId> due() {
    return due(100).stream().map(DueFlow::id).toList();
  }

  private List<DueFlow> due(int max) {
    return listed(stores -> stores.flow().summaries().listDue(max));
  }

  private void touch(FlowId... flows) {
    in(stores -> stores.flow().summaries().touch(List.of(flows), Duration.ZERO));
  }

  private FlowSummary summary(PublicState... members) {
    return FlowSummary.of(StateCounts.of(List.of(members)), now()).orElseThrow();
  }

  private void write(FlowId flow, FlowSummary summary, Duration again) {
    in(s -> s.flow().summaries().write(List.of(new ProjectedFlow(flow, summary, again))));
  }

  private Map<FlowId, FlowSummary> kept(FlowId... flows) {
    return inTransaction(stores -> stores.flow().summaries().list(List.of(flows)));
  }

  @Test
  void a_touched_flow_is_due_at_once_the_longest_due_first() {
    FlowId first = created().id();
    FlowId second = created().id();

    touch(second);
    clock().advance(SECOND);
    touch(first, second);

    assertThat(due()).containsExactly(second, first);
    assertThat(due(1)).extracting(DueFlow::id).containsExactly(second);
  }

  @Test
  void a_due_flow_tells_how_many_members_it_has() {
    Flow empty = created();
    Flow grown = created().grown(3, 2, now());
    in(stores -> stores.flow().flows().write(List.of(grown)));
    touch(empty.id());
    clock().advance(SECOND);
    touch(grown.id());

    assertThat(due(100)).containsExactly(new DueFlow(empty.id(), 0), new DueFlow(grown.id(), 3));
  }

  @Test
  void a_projected_flow_is_due_again_when_it_says() {
    FlowId flow = created().id();
    touch(flow);

    write(flow, summary(PublicState.ACTIVE), SECOND);
    assertThat(due()).isEmpty();

    clock().advance(SECOND);
    assertThat(due()).containsExactly(flow);
  }

  @Test
  void a_settled_flow_is_due_only_when_touched() {
    FlowId flow = created().id();
    touch(flow);

    write(flow, summary(PublicState.COMPLETED), ProjectedFlow.NEVER_AGAIN);
    clock().advance(Duration.ofDays(365));
    assertThat(due()).isEmpty();

    touch(flow);
    assertThat(due()).containsExactly(flow);
  }

  @Test
  void touching_brings_a_later_projection_forward() {
    FlowId flow = created().id();
    write(flow, summary(PublicState.ACTIVE), Duration.ofHours(1));

    touch(flow);

    assertThat(due()).containsExactly(flow);
  }

  @Test
  void a_flow_that_goes_on_is_due_after_a_pause_unless_it_is_due_before() {
    FlowId flow = created().id();
    FlowId sooner = created().id();
    touch(sooner);

    in(stores -> stores.flow().summaries().touch(List.of(flow, sooner), SECOND));
    assertThat(due()).containsExactly(sooner);

    clock().advance(SECOND);
    assertThat(due()).containsExactly(sooner, flow);
  }

  @Test
  void a_flow_without_members_is_left() {
    FlowId flow = created().id();
    touch(flow);

    in(stores -> stores.flow().summaries().leave(List.of(flow)));

    assertThat(due()).isEmpty();
    assertThat(kept(flow)).isEmpty();
  }

  @Test
  void the_last_summary_is_kept_whole() {
    FlowId flow = created().id();
    FlowId without = created().id();
    write(flow, summary(PublicState.values()), SECOND);
    FlowSummary first = summary(PublicState.values());
    Map<FlowId, FlowSummary> before = kept(flow, without);
    clock().advance(SECOND);
    FlowSummary second = summary(PublicState.FAILED, PublicState.FAILED, PublicState.SKIPPED);

    write(flow, second, SECOND);

    assertThat(before).isEqualTo(Map.of(flow, first));
    assertThat(kept(flow)).isEqualTo(Map.of(flow, second));
  }
}
