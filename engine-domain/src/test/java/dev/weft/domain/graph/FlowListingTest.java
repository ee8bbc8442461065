package dev.weft.domain.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.Settlement;
import dev.weft.domain.flow.growth.EdgeState;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.domain.partition.Partition;
import dev.weft.domain.projection.StateCounts;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class FlowListingTest {

  private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

  private static Flow flow(long number, String namespace) {
    return Flow.created(
        new FlowSpec(
            new FlowId(new UUID(7, number)), new Kind("k"), new Namespace(namespace), Tags.NONE),
        NOW);
  }

  @Test
  void a_filter_admits_by_partition_namespace_and_state() {
    FlowEntry entry = new FlowEntry(flow(1, "shop"), FlowState.RUNNING);
    Partition own = entry.flow().id().partition();
    Partition other = new Partition((own.number() + 1) % 256);

    assertThat(FlowFilter.ALL.admits(entry)).isTrue();
    assertThat(new FlowFilter(Set.of(own), Set.of(), Set.of()).admits(entry)).isTrue();
    assertThat(new FlowFilter(Set.of(other), Set.of(), Set.of()).admits(entry)).isFalse();
    assertThat(
            new FlowFilter(Set.of(), Set.of(new Namespace("shop")), Set.of(FlowState.RUNNING))
                .admits(entry))
        .isTrue();
    assertThat(new FlowFilter(Set.of(), Set.of(new Namespace("bank")), Set.of()).admits(entry))
        .isFalse();
    assertThat(new FlowFilter(Set.of(), Set.of(), Set.of(FlowState.FAILED)).admits(entry))
        .isFalse();
  }

  @Test
  void a_cursor_reads_back_and_lies_before_every_flow_at_the_start() {
    FlowCursor cursor = new FlowCursor(flow(3, "shop").id());

    assertThat(FlowCursor.parse(cursor.toString())).isEqualTo(cursor);
    assertThat(cursor.partition()).isEqualTo(cursor.after().partition());
    assertThat(FlowCursor.START.partition()).isEqualTo(new Partition(0));
    assertThatThrownBy(() -> FlowCursor.parse("no cursor")).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> FlowCursor.parse("bm9wZQ")).isInstanceOf(InvalidInput.class);
  }

  @Test
  void flows_are_ordered_by_partition_and_then_by_id() {
    List<FlowId> ordered =
        LongStream.range(0, 200)
            .mapToObj(number -> new FlowId(new UUID(number * 31, number)))
            .sorted(FlowCursor.ORDER)
            .toList();

    for (int i = 1; i < ordered.size(); i++) {
      FlowId before = ordered.get(i - 1);
      FlowId after = ordered.get(i);
      int partitions = before.partition().compareTo(after.partition());
      assertThat(partitions < 0 || partitions == 0 && before.compareTo(after) < 0).isTrue();
    }
  }

  @Test
  void the_state_of_an_edge_follows_from_what_is_stored() {
    EdgeResolution waiting = new EdgeResolution.Unresolved();
    EdgeResolution failed = new EdgeResolution.Resolved(EdgeOutcome.FAIL);

    assertThat(edge(false, waiting).state()).isEqualTo(EdgeState.STAGED);
    assertThat(edge(true, waiting).state()).isEqualTo(EdgeState.APPLIED);
    assertThat(edge(true, failed).state()).isEqualTo(EdgeState.RESOLVED);
    assertThatThrownBy(() -> edge(false, failed)).isInstanceOf(IllegalArgumentException.class);
  }

  private static StoredEdge edge(boolean applied, EdgeResolution resolution) {
    Partition place = new Partition(7);
    return new StoredEdge(
        new EdgeId(new UUID(1, 1)),
        new ExecutionId(place, new UUID(2, 1)),
        new ExecutionId(place, new UUID(2, 2)),
        DataPassingRef.NONE,
        applied,
        resolution);
  }

  @Test
  void the_state_of_a_view_is_written_or_derived() {
    StateCounts done = StateCounts.of(List.of(PublicState.COMPLETED));
    Flow open = flow(1, "shop");

    assertThat(new FlowView(open, done, List.of()).state()).isEqualTo(FlowState.OPEN);
    assertThat(new FlowView(open.seal(), done, List.of()).state()).isEqualTo(FlowState.COMPLETED);
    assertThat(new FlowView(open.settled(Settlement.FAILED, NOW), done, List.of()).state())
        .isEqualTo(FlowState.FAILED);
  }
}
