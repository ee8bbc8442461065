package dev.weft.testkit.flow;

import static dev.weft.testkit.stream.Pieces.durable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.Settlement;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.port.out.stream.DurableAppend;
import dev.weft.testkit.stream.Streams;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Streams go with the executions that wrote them, a bounded number of frames at a time. */
public abstract class ForgottenStreamsBehaviour extends FlowStage {

  private static final Duration DAY = Duration.ofDays(1);

  private void appendThree(LeaseHandle handle) {
    DurableAppend append =
        new DurableAppend(handle, List.of(durable("a"), durable("b"), durable("c")));
    inTransaction(stores -> stores.frames().appendDurable(List.of(append)));
  }

  private Map<StreamKey, StreamMark> marks(StreamKey stream) {
    return inTransaction(stores -> stores.frames().marks(List.of(stream)));
  }

  @Test
  void the_frames_of_an_execution_go_before_it() {
    engine().submit(work());
    LeaseHandle handle = engine().claimOne(ask());
    appendThree(handle);
    engine().complete(handle, Content.EMPTY);
    clock().advance(DAY);

    int first = inTransaction(stores -> stores.retention().removeExecutions(DAY, 3));
    boolean kept = engine().describe(handle.execution()).isPresent();
    int second = inTransaction(stores -> stores.retention().removeExecutions(DAY, 3));

    assertThat(List.of(first, second)).containsExactly(3, 1);
    assertThat(kept).isTrue();
    assertThat(engine().describe(handle.execution())).isEmpty();
    StreamKey stream = Streams.of(handle);
    assertThat(marks(stream)).isEqualTo(Map.of(stream, StreamMark.NOTHING));
  }

  @Test
  void the_frames_of_members_go_before_them() {
    PlayedFlow flow = play(nodes("a", "b"));
    LeaseHandle handle = flow.start("a");
    appendThree(handle);
    engine().complete(handle, Content.EMPTY);
    flow.succeed("b");
    inTransaction(
        stores -> {
          Flow row = stores.flow().flows().lock(flow.id()).orElseThrow().flow();
          stores.flow().flows().write(List.of(row.settled(Settlement.COMPLETED, now())));
          return row;
        });
    clock().advance(DAY);

    int sum = 0;
    int removed = -1;
    while (removed != 0) {
      removed = inTransaction(stores -> stores.retention().removeFlows(DAY, 2));
      assertThat(removed).isLessThanOrEqualTo(2);
      sum += removed;
    }

    assertThat(sum).isEqualTo(6);
    assertThat(engine().describe(handle.execution())).isEmpty();
    StreamKey stream = Streams.of(handle);
    assertThat(marks(stream)).isEqualTo(Map.of(stream, StreamMark.NOTHING));
  }
}
