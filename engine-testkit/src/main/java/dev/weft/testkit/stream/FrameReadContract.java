package dev.weft.testkit.stream;

import static dev.weft.testkit.stream.Pieces.bestEffort;
import static dev.weft.testkit.stream.Pieces.durable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.stream.CloseReason;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.ReadRange;
import dev.weft.domain.stream.read.StreamCursor;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.port.in.stream.ReadFrames;
import dev.weft.port.in.stream.TailFrames;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Pages in order, from anywhere, with the end of the stream in its place (I23, I24, I26). */
public abstract class FrameReadContract extends StreamSuite {

  private static final PageLimit SOME = new PageLimit(100);

  private List<String> read(StreamKey stream, String from, String to, int limit) {
    ReadRange range =
        ReadRange.of(
            StreamCursor.parse("from", from),
            StreamCursor.parse("to", to),
            new PageLimit(limit),
            Visibility.ALL);
    ReadFrames.Result.Found found = (ReadFrames.Result.Found) streams().read(stream, range);
    return found.page().frames().stream().map(StreamSuite::text).toList();
  }

  @Test
  void a_range_includes_both_ends_and_a_bare_millisecond_all_of_it() {
    LeaseHandle handle = running();
    StreamKey stream = Streams.of(handle);
    long start = now().toEpochMilli();
    for (String name : List.of("a", "b", "c")) {
      streams().append(handle, durable(name + 0), durable(name + 1));
      clock().advance(Duration.ofMillis(1));
    }

    assertThat(read(stream, "start", "end", 100))
        .containsExactly("a0", "a1", "b0", "b1", "c0", "c1");
    assertThat(read(stream, "" + start, "" + start, 100)).containsExactly("a0", "a1");
    assertThat(read(stream, start + "-1", (start + 1) + "-0", 100)).containsExactly("a1", "b0");
    assertThat(read(stream, "" + (start + 1), "end", 3)).containsExactly("b0", "b1", "c0");
    assertThat(read(stream, "end", "start", 100)).isEmpty();
    assertThat(read(stream, "0-0", "0", 100)).isEmpty();
    assertThat(read(stream, "start", Long.MAX_VALUE + "-" + Long.MAX_VALUE, 1))
        .containsExactly("a0");
  }

  @Test
  void a_page_ends_at_its_limit_and_the_pages_join_without_a_seam() {
    LeaseHandle handle = running();
    StreamKey stream = Streams.of(handle);
    NewFrame[] many =
        IntStream.range(0, 25).mapToObj(i -> durable("" + i)).toArray(NewFrame[]::new);
    streams().append(handle, many);
    List<String> joined = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    StreamPosition after = StreamPosition.BEGINNING;

    while (streams().tail(stream, after, new PageLimit(10), Visibility.ALL)
        instanceof TailFrames.Result.Answered page) {
      page.page().frames().forEach(frame -> joined.add(text(frame)));
      sizes.add(page.page().frames().size());
      after = page.page().frames().getLast().id().position();
    }

    assertThat(sizes).containsExactly(10, 10, 5);
    assertThat(joined).isEqualTo(IntStream.range(0, 25).mapToObj(i -> "" + i).toList());
  }

  @Test
  void a_page_ends_at_four_mebibytes() {
    LeaseHandle handle = running();
    for (int i = 0; i < 70; i++) {
      streams().append(handle, durable(new byte[64 * 1024]));
    }

    ReadFrames.Result.Found found = streams().all(Streams.of(handle));

    assertThat(found.page().frames()).hasSize(64);
    assertThat(found.page().more()).isTrue();
  }

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
  void forgetting_is_bounded_and_takes_frames_heads_and_summaries() {
    LeaseHandle handle = running();
    LeaseHandle other = running();
    StreamKey stream = Streams.of(handle);
    streams().append(handle, durable("a"), bestEffort("b"), Pieces.patch("{\"c\":1}"));
    streams().append(other, durable("kept"));
    engine().complete(handle, Content.EMPTY);
    List<ExecutionId> doomed = List.of(handle.execution());

    int first = inTransaction(stores -> stores.frames().forget(doomed, 2));
    List<String> left = texts(stream);
    int second = inTransaction(stores -> stores.frames().forget(doomed, 2));

    assertThat(List.of(first, second)).containsExactly(2, 1);
    assertThat(left).hasSize(1);
    assertThat(texts(stream)).isEmpty();
    assertThat(streams().summary(stream)).isEmpty();
    assertThat(texts(Streams.of(other))).containsExactly("kept");
  }
}
