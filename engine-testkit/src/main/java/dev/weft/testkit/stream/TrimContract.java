package dev.weft.testkit.stream;

import static dev.weft.testkit.stream.Pieces.bestEffort;
import static dev.weft.testkit.stream.Pieces.durable;
import static dev.weft.testkit.stream.Pieces.numbered;
import static dev.weft.testkit.stream.Pieces.patch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.BestEffortConfig;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.port.in.stream.AppendFrames.Result;
import dev.weft.port.in.stream.TailFrames;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Live telemetry goes, oldest first; nothing else does (I27). */
public abstract class TrimContract extends StreamSuite {

  private static final BestEffortConfig SMALL =
      new BestEffortConfig(Duration.ofMillis(100), 4, 8, 0.2);

  private List<Frame> telemetry(StreamKey stream) {
    return streams().frames(stream).stream()
        .filter(frame -> frame.mode() == FrameMode.Name.BEST_EFFORT)
        .toList();
  }

  @Test
  void of_a_hundred_slow_appends_the_newest_64_to_100_stay() {
    LeaseHandle handle = running();
    for (int i = 0; i < 100; i++) {
      streams().append(handle, bestEffort("" + i));
      clock().advance(Duration.ofSeconds(1));
    }

    List<String> kept = texts(Streams.of(handle));

    assertThat(kept).hasSizeBetween(64, 100);
    assertThat(kept)
        .isEqualTo(IntStream.range(100 - kept.size(), 100).mapToObj(i -> "" + i).toList());
  }

  @Test
  void durable_and_summary_frames_survive_any_amount_of_telemetry() {
    LeaseHandle handle = running();
    for (int i = 0; i < 40; i++) {
      streams()
          .append(
              handle,
              durable("d" + i),
              bestEffort("b" + i, SMALL),
              patch("{\"n\":" + i + "}"),
              bestEffort("c" + i, SMALL));
      clock().advance(Duration.ofSeconds(1));
    }

    StreamKey stream = Streams.of(handle);
    assertThat(streams().all(stream, Visibility.EXCLUDE_BEST_EFFORT).page().frames())
        .extracting(StreamSuite::text)
        .containsExactlyElementsOf(
            IntStream.range(0, 40)
                .boxed()
                .flatMap(i -> Stream.of("d" + i, "{\"n\":" + i + "}"))
                .toList());
    assertThat(telemetry(stream)).hasSizeBetween(4, 8 + 16);
    assertThat(telemetry(stream).getLast()).extracting(StreamSuite::text).isEqualTo("c39");
  }

  @Test
  void the_count_is_of_all_frames_ever() {
    LeaseHandle handle = running();
    Result last = null;
    for (int i = 0; i < 60; i++) {
      last = streams().append(handle, bestEffort("" + i, SMALL));
      clock().advance(Duration.ofSeconds(1));
    }

    assertThat(telemetry(Streams.of(handle))).hasSizeLessThan(60);
    assertThat(((Result.Appended) last).frameCount()).isEqualTo(60);
  }

  @Test
  void one_append_deletes_a_thousand_at_most_and_its_own_frames_too() {
    LeaseHandle handle = running();
    BestEffortConfig tiny = new BestEffortConfig(Duration.ofMillis(1), 1, 1, 1.0);
    NewFrame[] burst =
        IntStream.range(0, 900).mapToObj(i -> bestEffort("a" + i, tiny)).toArray(NewFrame[]::new);

    streams().append(handle, burst);
    List<Frame> afterOne = telemetry(Streams.of(handle));
    streams().append(handle, bestEffort("next", tiny));

    assertThat(afterOne).hasSize(1).extracting(StreamSuite::text).containsExactly("a899");
    assertThat(texts(Streams.of(handle))).containsExactly("a899", "next");
  }

  @Test
  void a_burst_trims_what_was_there_and_its_own_but_no_frame_of_another_mode() {
    LeaseHandle handle = running();
    BestEffortConfig tiny = new BestEffortConfig(Duration.ofMillis(1), 2, 2, 1.0);
    streams().append(handle, bestEffort("x", tiny), bestEffort("y", tiny));

    streams()
        .append(
            handle,
            IntStream.range(0, 60)
                .mapToObj(i -> i % 3 == 0 ? durable("d" + i) : bestEffort("b" + i, tiny))
                .toArray(NewFrame[]::new));

    StreamKey stream = Streams.of(handle);
    List<Frame> left = streams().frames(stream);
    assertThat(telemetry(stream)).extracting(StreamSuite::text).containsExactly("b58", "b59");
    assertThat(left).hasSize(20 + 2).extracting(Frame::id).isSorted();
    assertThat(gap(streams().tail(stream, left.get(19).id().position()))).isFalse();
    assertThat(gap(streams().tail(stream, left.get(17).id().position()))).isTrue();
  }

  @Test
  void a_reader_below_what_was_trimmed_is_told_of_the_gap() {
    LeaseHandle handle = running();
    StreamKey stream = Streams.of(handle);
    streams().append(handle, durable("first"));
    boolean before = streams().all(stream).gap();
    for (int i = 0; i < 60; i++) {
      clock().advance(Duration.ofSeconds(1));
      streams().append(handle, bestEffort("" + i, SMALL));
    }

    StreamPosition oldest = telemetry(stream).getFirst().id().position();
    PageLimit limit = new PageLimit(100);
    assertThat(before).isFalse();
    assertThat(streams().all(stream).gap()).isTrue();
    assertThat(streams().all(stream, Visibility.EXCLUDE_BEST_EFFORT).gap()).isFalse();
    assertThat(gap(streams().tail(stream, StreamPosition.BEGINNING))).isTrue();
    assertThat(gap(streams().tail(stream, oldest))).isFalse();
    assertThat(
            gap(
                streams()
                    .tail(stream, StreamPosition.BEGINNING, limit, Visibility.EXCLUDE_BEST_EFFORT)))
        .isFalse();
  }

  private static boolean gap(TailFrames.Result result) {
    return ((TailFrames.Result.Answered) result).gap();
  }

  @Test
  void a_number_is_free_again_once_its_frame_was_trimmed() {
    LeaseHandle handle = running();
    streams().append(handle, numbered(1, bestEffort("old", SMALL)));
    for (int i = 0; i < 60; i++) {
      clock().advance(Duration.ofSeconds(1));
      streams().append(handle, bestEffort("" + i, SMALL));
    }

    Result reused = streams().append(handle, numbered(1, durable("new")));

    assertThat(reused).isInstanceOf(Result.Appended.class);
    assertThat(texts(Streams.of(handle))).doesNotContain("old").endsWith("new");
  }

  @Test
  void trimming_forgets_no_summary() {
    LeaseHandle handle = running();
    streams().append(handle, patch("{\"kept\":true}"));
    for (int i = 0; i < 60; i++) {
      clock().advance(Duration.ofSeconds(1));
      streams().append(handle, bestEffort("" + i, SMALL));
    }

    assertThat(streams().summary(Streams.of(handle)).orElseThrow().document().text())
        .isEqualTo("{\"kept\":true}");
  }
}
