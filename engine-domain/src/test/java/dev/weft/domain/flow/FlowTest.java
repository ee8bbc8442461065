package dev.weft.domain.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.TagKey;
import dev.weft.domain.name.Tags;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class FlowTest {

  private static final Instant BORN = Instant.parse("2026-01-01T00:00:00Z");
  private static final Instant LATER = BORN.plusSeconds(60);
  private static final FlowSpec SPEC =
      new FlowSpec(
          new FlowId(new UUID(1, 2)),
          new Kind("order"),
          Namespace.DEFAULT,
          Tags.of(Map.of("team.owner", "a")));

  private final Flow flow = Flow.created(SPEC, BORN);

  @Test
  void a_new_flow_is_open_and_empty() {
    assertThat(flow.id()).isEqualTo(SPEC.id());
    assertThat(flow.tags()).isEqualTo(SPEC.tags());
    assertThat(flow.isClosed()).isFalse();
    assertThat(flow.sealed()).isFalse();
    assertThat(flow.revision()).isEqualTo(GraphRevision.FIRST);
    assertThat(flow.settledAt()).isEqualTo(Instant.MAX);
    assertThat(flow.cancellation()).isEqualTo(FlowCancellation.NONE);
  }

  @Test
  void growing_raises_the_revision_and_the_counts() {
    Flow grown = flow.grown(3, 2, LATER).grown(1, 4, LATER);

    assertThat(grown.revision()).isEqualTo(new GraphRevision(2));
    assertThat(grown.nodes()).isEqualTo(4);
    assertThat(grown.edges()).isEqualTo(6);
    assertThat(grown.mutatedAt()).isEqualTo(LATER);
    assertThat(grown.createdAt()).isEqualTo(BORN);
  }

  @Test
  void sealing_and_tagging_leave_the_rest() {
    Tags more = flow.tags().with(new TagKey("team.lead"), "b");

    assertThat(flow.seal().sealed()).isTrue();
    assertThat(flow.seal().revision()).isEqualTo(flow.revision());
    assertThat(flow.tagged(more).tags()).isEqualTo(more);
    assertThat(flow.tagged(more).spec()).isEqualTo(SPEC);
  }

  @Test
  void an_end_closes_and_a_replay_opens_again() {
    Flow ended = flow.settled(Settlement.FAILED, LATER);

    assertThat(ended.isClosed()).isTrue();
    assertThat(ended.settledAt()).isEqualTo(LATER);
    Flow again = ended.settled(Settlement.UNSETTLED, LATER);
    assertThat(again.isClosed()).isFalse();
    assertThat(again.settledAt()).isEqualTo(flow.settledAt());
    assertThat(again.settlings()).isEqualTo(ended.settlings()).isEqualTo(1);
  }

  @Test
  void a_cancellation_settles_and_is_carried_out_later() {
    FlowCancellation.Cancelled by =
        new FlowCancellation.Cancelled(
            CancellationPolicy.CANCEL_ALL, "drill", "operator", LATER, false);

    Flow cancelled = flow.cancelled(by);

    assertThat(cancelled.settlement()).isEqualTo(Settlement.CANCELLED);
    assertThat(cancelled.settledAt()).isEqualTo(LATER);
    assertThat(cancelled.cancelled(by.done()).settlings()).isEqualTo(1);
    assertThat(by.done().carriedOut()).isTrue();
    assertThat(by.done().reason()).isEqualTo("drill");
  }

  @Test
  void negative_counts_are_refused() {
    assertThatThrownBy(() -> flow.grown(-1, 0, LATER)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> flow.grown(0, -1, LATER)).isInstanceOf(IllegalArgumentException.class);
  }
}
