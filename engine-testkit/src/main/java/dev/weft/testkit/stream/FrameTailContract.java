package dev.weft.testkit.stream;

import static dev.weft.testkit.stream.Pieces.bestEffort;
import static dev.weft.testkit.stream.Pieces.durable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.stream.CloseReason;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.domain.stream.read.TailRequest;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.port.in.stream.ReadFrames;
import dev.weft.port.in.stream.TailFrames;
import dev.weft.port.out.stream.SharedReading;
import dev.weft.port.out.stream.StreamRange;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A tailer gets what comes after its cursor, then the end, or parks (I23, I26). */
public abstract class FrameTailContract extends StreamSuite {

  private static final PageLimit SOME = new PageLimit(100);

  @Test
  void a_tailer_of_a_quiet_stream_parks_with_the_mark_it_saw() {
    LeaseHandle handle = running();
    StreamKey stream = Streams.of(handle);

    TailFrames.Result beforeAll = streams().tail(stream, StreamPosition.BEGINNING);
    FrameId last = streams().appended(handle, durable("a"), durable("b")).getLast();
    TailFrames.Result atTheTop = streams().tail(stream, last.position());

    assertThat(beforeAll).isEqualTo(new TailFrames.Result.Parked(StreamMark.NOTHING));
    assertThat(atTheTop).isEqualTo(new TailFrames.Result.Parked(new StreamMark(2, false)));
  }

  @Test
  void the_end_comes_with_the_page_that_reaches_the_last_frame_and_again_when_asked() {
    LeaseHandle handle = running();
    StreamKey stream = Streams.of(handle);
    FrameId first = streams().appended(handle, durable("a")).getFirst();
    FrameId last = streams().appended(handle, durable("b")).getFirst();
    engine().complete(handle, Content.EMPTY);
    StreamState closed = new StreamState.Closed(now(), CloseReason.ATTEMPT_SUCCESS);

    PageLimit one = new PageLimit(1);
    assertThat(end(streams().tail(stream, StreamPosition.BEGINNING, one, Visibility.ALL)))
        .isEqualTo(new StreamState.Open());
    assertThat(end(streams().tail(stream, first.position(), one, Visibility.ALL)))
        .isEqualTo(closed);
    assertThat(end(streams().tail(stream, last.position()))).isEqualTo(closed);
    assertThat(end(streams().tail(stream, last.position()))).isEqualTo(closed);
  }

  private static StreamState end(TailFrames.Result result) {
    return ((TailFrames.Result.Answered) result).end();
  }

  @Test
  void the_next_attempt_parks_and_what_lies_beyond_is_not_found() {
    LeaseHandle handle = running();
    StreamKey next = new StreamKey(handle.execution(), 1);
    StreamKey beyond = new StreamKey(handle.execution(), 2);
    StreamKey unknown = new StreamKey(opened().ids().execution(handle.execution().partition()), 0);

    assertThat(streams().tail(next, StreamPosition.BEGINNING))
        .isEqualTo(new TailFrames.Result.Parked(StreamMark.NOTHING));
    assertThat(streams().tail(beyond, StreamPosition.BEGINNING))
        .isEqualTo(new TailFrames.Result.NotFound());
    assertThat(streams().tail(unknown, StreamPosition.BEGINNING))
        .isEqualTo(new TailFrames.Result.NotFound());
    assertThat(streams().all(next).page().frames()).isEmpty();
  }

  @Test
  void readers_may_leave_best_effort_frames_out() {
    LeaseHandle handle = running();
    StreamKey stream = Streams.of(handle);
    streams().append(handle, durable("a"), bestEffort("b"), durable("c"));
    FrameId last = streams().appended(handle, bestEffort("d")).getFirst();

    ReadFrames.Result.Found found = streams().all(stream, Visibility.EXCLUDE_BEST_EFFORT);
    Frame c = found.page().frames().getLast();

    assertThat(found.page().frames()).extracting(StreamSuite::text).containsExactly("a", "c");
    assertThat(streams().tail(stream, c.id().position(), SOME, Visibility.EXCLUDE_BEST_EFFORT))
        .isEqualTo(new TailFrames.Result.Parked(new StreamMark(4, false)));
    assertThat(streams().tail(stream, c.id().position()))
        .isInstanceOf(TailFrames.Result.Answered.class);
    assertThat(last).isGreaterThan(c.id());
  }

  @Test
  void marks_of_many_streams_are_read_together() {
    LeaseHandle quiet = running();
    LeaseHandle written = running();
    LeaseHandle ended = running();
    LeaseHandle endedQuietly = running();
    streams().append(written, durable("a"), bestEffort("b"));
    streams().append(ended, durable("a"));
    engine().complete(ended, Content.EMPTY);
    engine().release(endedQuietly);
    StreamKey next = new StreamKey(quiet.execution(), 1);
    List<StreamKey> asked =
        List.of(
            Streams.of(quiet),
            Streams.of(written),
            Streams.of(ended),
            Streams.of(endedQuietly),
            next);

    Map<StreamKey, StreamMark> marks = inTransaction(stores -> stores.frames().marks(asked));

    assertThat(marks)
        .isEqualTo(
            Map.of(
                asked.get(0), StreamMark.NOTHING,
                asked.get(1), new StreamMark(2, false),
                asked.get(2), new StreamMark(1, true),
                asked.get(3), new StreamMark(0, true),
                asked.get(4), StreamMark.NOTHING));
  }

  @Test
  void tailers_of_many_streams_are_answered_together_and_in_order() {
    LeaseHandle written = running();
    LeaseHandle ended = running();
    FrameId a = streams().appended(written, durable("a"), durable("b")).getFirst();
    streams().append(ended, durable("c"));
    engine().complete(ended, Content.EMPTY);
    StreamKey unknown = new StreamKey(opened().ids().execution(written.execution().partition()), 0);
    List<TailFrames.Command> asked =
        List.of(
            behind(Streams.of(written), a.position(), SOME),
            behind(unknown, StreamPosition.BEGINNING, SOME),
            behind(Streams.of(running()), StreamPosition.BEGINNING, SOME),
            behind(Streams.of(ended), StreamPosition.BEGINNING, SOME),
            behind(Streams.of(written), StreamPosition.BEGINNING, new PageLimit(1)),
            behind(new StreamKey(written.execution(), 2), StreamPosition.BEGINNING, SOME));

    List<TailFrames.Result> together = streams().tail(asked);

    assertThat(together)
        .isEqualTo(asked.stream().map(one -> streams().tail(List.of(one)).getFirst()).toList())
        .map(FrameTailContract::texts)
        .containsExactly(List.of("b"), List.of(), List.of(), List.of("c"), List.of("a"), List.of());
  }

  private static TailFrames.Command behind(StreamKey stream, StreamPosition at, PageLimit limit) {
    return new TailFrames.Command(
        stream, new TailRequest(at, Duration.ZERO, limit, Visibility.ALL));
  }

  private static List<String> texts(TailFrames.Result result) {
    return result instanceof TailFrames.Result.Answered answered
        ? answered.page().frames().stream().map(StreamSuite::text).toList()
        : List.of();
  }

  @Test
  void who_has_more_to_read_than_its_share_is_left_out_and_its_neighbours_are_not() {
    LeaseHandle large = running();
    LeaseHandle lengthy = running();
    LeaseHandle small = running();
    for (int i = 0; i < 40; i++) {
      streams().append(large, durable(new byte[64 * 1024]));
    }
    for (int i = 0; i < 3; i++) {
      streams().append(lengthy, Collections.nCopies(1_000, durable("x")).toArray(NewFrame[]::new));
    }
    streams().append(small, durable("a"), durable("b"));
    PageLimit most = new PageLimit(10_000);

    List<SharedReading> seen =
        found(
            range(large, most),
            range(lengthy, most),
            range(lengthy, new PageLimit(2_500)),
            range(small, new PageLimit(1)));

    assertThat(seen.subList(0, 2))
        .containsExactly(new SharedReading.TooMuch(), new SharedReading.TooMuch());
    assertThat(seen.subList(2, 4)).map(FrameTailContract::frames).containsExactly(2_501, 2);
    assertThat(streams().tail(List.of(all(large), all(small))))
        .isEqualTo(
            List.of(
                streams().tail(Streams.of(large), StreamPosition.BEGINNING),
                streams().tail(Streams.of(small), StreamPosition.BEGINNING)));
  }

  private List<SharedReading> found(StreamRange... ranges) {
    return inTransaction(stores -> stores.frames().findEach(List.of(ranges)));
  }

  private static StreamRange range(LeaseHandle handle, PageLimit limit) {
    TailFrames.Command all = behind(Streams.of(handle), StreamPosition.BEGINNING, limit);
    return new StreamRange(all.stream(), all.request().range());
  }

  private static TailFrames.Command all(LeaseHandle handle) {
    return behind(Streams.of(handle), StreamPosition.BEGINNING, new PageLimit(10_000));
  }

  private static int frames(SharedReading seen) {
    return ((SharedReading.Found) seen).reading().found().size();
  }
}
