package dev.weft.testkit.stream;

import static dev.weft.testkit.stream.Pieces.bestEffort;
import static dev.weft.testkit.stream.Pieces.durable;
import static dev.weft.testkit.stream.Pieces.numbered;
import static dev.weft.testkit.stream.Pieces.patch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.StreamState;
import dev.weft.port.in.stream.AppendFrames.Result;
import dev.weft.port.in.stream.TailFrames;
import dev.weft.testkit.driving.Crowd;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Writers, enders and readers of one stream at once (I22, I23, I25, I26). */
public abstract class StreamRaceContract extends StreamSuite {

  private static final int APPENDERS = 4;
  private static final int TAILERS = 2;
  private static final int FRAMES_EACH = 5_000;
  private static final int PER_CALL = 25;

  @Test
  void the_first_append_of_a_crowd_makes_one_head() {
    LeaseHandle handle = running();

    List<List<FrameId>> ids =
        Crowd.ofSixteen(
            i ->
                i % 2 == 0
                    ? streams().appended(handle, durable("d" + i))
                    : streams().appended(handle, bestEffort("b" + i)));

    assertThat(new HashSet<>(ids)).hasSize(16);
    assertThat(streams().frames(Streams.of(handle))).hasSize(16).extracting(Frame::id).isSorted();
  }

  @Test
  void a_number_that_a_crowd_sends_at_once_is_appended_once() {
    LeaseHandle handle = running();

    List<List<FrameId>> ids =
        Crowd.ofSixteen(
            i ->
                i % 2 == 0
                    ? streams().appended(handle, numbered(1, durable("same")))
                    : streams().appended(handle, numbered(1, durable("same")), bestEffort("b")));

    assertThat(ids.stream().map(List::getFirst).distinct()).hasSize(1);
    assertThat(texts(Streams.of(handle))).containsOnlyOnce("same");
  }

  @Test
  void nothing_is_appended_after_the_close_and_everything_acknowledged_is_before_it() {
    for (int round = 0; round < 10; round++) {
      freshPlace();
      LeaseHandle handle = running();
      AtomicInteger taken = new AtomicInteger();

      Crowd.of(
          6,
          i -> {
            if (i == 0) {
              return engine().complete(handle, Content.EMPTY);
            }
            for (int n = 0; n < 10; n++) {
              if (streams().append(handle, i % 2 == 0 ? durable("x") : patch("{}"))
                  instanceof Result.Appended) {
                taken.incrementAndGet();
              }
            }
            return null;
          });

      var all = streams().all(Streams.of(handle));
      assertThat(all.page().frames()).hasSize(taken.get());
      assertThat(all.state()).isInstanceOf(StreamState.Closed.class);
    }
  }

  @Test
  void tailers_see_every_frame_once_and_in_order_whatever_the_clock_does() {
    LeaseHandle handle = runningForDays();
    StreamKey stream = Streams.of(handle);
    AtomicInteger writing = new AtomicInteger(APPENDERS);

    List<List<String>> seen =
        Crowd.of(
            APPENDERS + TAILERS,
            i -> i < APPENDERS ? write(handle, i, writing) : follow(handle, stream));

    List<String> first = seen.getLast();
    assertThat(first).hasSize(APPENDERS * FRAMES_EACH).doesNotHaveDuplicates();
    assertThat(seen.subList(APPENDERS, seen.size())).containsOnly(first);
    for (int writer = 0; writer < APPENDERS; writer++) {
      String mine = writer + ":";
      assertThat(first.stream().filter(text -> text.startsWith(mine)).toList())
          .isEqualTo(IntStream.range(0, FRAMES_EACH).mapToObj(n -> mine + n).toList());
    }
  }

  private List<String> write(LeaseHandle handle, int who, AtomicInteger writing) {
    for (int from = 0; from < FRAMES_EACH; from += PER_CALL) {
      NewFrame[] call =
          IntStream.range(from, from + PER_CALL)
              .mapToObj(n -> durable(who + ":" + n))
              .toArray(NewFrame[]::new);
      streams().appended(handle, call);
      if (who == 0) {
        step(from / PER_CALL);
      }
    }
    if (writing.decrementAndGet() == 0) {
      engine().complete(handle, Content.EMPTY);
    }
    return List.of();
  }

  private void step(int nth) {
    Duration[] steps = {
      Duration.ofSeconds(-3), Duration.ofDays(1), Duration.ofDays(-1), Duration.ofMillis(7)
    };
    clock().advance(steps[nth % steps.length]);
  }

  /** Renewed late in the first day and back again: live for nearly two days from now on. */
  private LeaseHandle runningForDays() {
    LeaseHandle handle = running(Duration.ofDays(1));
    clock().advance(Duration.ofHours(23));
    engine().renew(handle, Duration.ofDays(1));
    clock().advance(Duration.ofHours(-23));
    return handle;
  }

  private List<String> follow(LeaseHandle handle, StreamKey stream) {
    List<String> seen = new ArrayList<>();
    StreamPosition after = StreamPosition.BEGINNING;
    while (true) {
      if (streams().tail(stream, after) instanceof TailFrames.Result.Answered page) {
        page.page().frames().forEach(frame -> seen.add(text(frame)));
        if (page.end() instanceof StreamState.Closed) {
          return seen;
        }
        after = page.page().frames().getLast().id().position();
      } else {
        Thread.onSpinWait();
      }
    }
  }
}
