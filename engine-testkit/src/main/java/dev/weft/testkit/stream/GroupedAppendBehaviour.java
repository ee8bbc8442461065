package dev.weft.testkit.stream;

import static dev.weft.testkit.stream.Pieces.bestEffort;
import static dev.weft.testkit.stream.Pieces.durable;
import static dev.weft.testkit.stream.Pieces.numbered;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.runtime.GroupedAppender;
import dev.weft.application.stream.DurableAppends;
import dev.weft.application.stream.FrameAppender;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.NewFrame;
import dev.weft.port.in.stream.AppendFrames.Command;
import dev.weft.port.in.stream.AppendFrames.Result;
import dev.weft.testkit.driving.Crowd;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Many callers share transactions, and nobody notices. */
public abstract class GroupedAppendBehaviour extends StreamSuite {

  private GroupedAppender grouped() {
    return new GroupedAppender(
        new FrameAppender(opened().transactions(), opened().json()),
        new DurableAppends(opened().transactions()));
  }

  private static Result append(GroupedAppender appender, LeaseHandle handle, NewFrame frame) {
    return appender.append(List.of(new Command(handle, List.of(frame)))).getFirst();
  }

  @Test
  void every_caller_finds_its_frames_in_its_order() {
    List<LeaseHandle> handles = List.of(running(), running(), running(), running());

    try (GroupedAppender appender = grouped()) {
      Crowd.ofSixteen(
          i ->
              IntStream.range(0, 25)
                  .mapToObj(n -> append(appender, handles.get(i % 4), durable(i + ":" + n)))
                  .toList());
    }

    for (int i = 0; i < 16; i++) {
      String mine = i + ":";
      assertThat(texts(Streams.of(handles.get(i % 4))).stream().filter(t -> t.startsWith(mine)))
          .containsExactlyElementsOf(IntStream.range(0, 25).mapToObj(n -> mine + n).toList());
    }
  }

  @Test
  void one_refused_call_never_hurts_its_neighbours() {
    LeaseHandle handle = running();
    LeaseHandle stranger =
        new LeaseHandle(handle.execution(), 0, opened().ids().lease(), handle.epoch());
    streams().append(handle, numbered(1, durable("known")));

    try (GroupedAppender appender = grouped()) {
      List<Result> results =
          Crowd.ofSixteen(
              i ->
                  switch (i % 4) {
                    case 0 -> append(appender, stranger, durable("lost"));
                    case 1 -> append(appender, handle, numbered(1, durable("known")));
                    case 2 -> append(appender, handle, numbered(1, durable("other")));
                    default -> append(appender, handle, i == 3 ? bestEffort("b") : durable("d"));
                  });

      assertThat(results).filteredOn(Result.Refused.class::isInstance).hasSize(4);
      assertThat(results).filteredOn(Result.Conflict.class::isInstance).hasSize(4);
      assertThat(results).filteredOn(Result.Appended.class::isInstance).hasSize(8);
    }
    assertThat(texts(Streams.of(handle)))
        .hasSize(5)
        .containsOnlyOnce("known")
        .doesNotContain("lost", "other");
  }
}
