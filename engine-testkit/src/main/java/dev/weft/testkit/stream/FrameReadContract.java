package dev.weft.testkit.stream;

import static dev.weft.testkit.stream.Pieces.bestEffort;
import static dev.weft.testkit.stream.Pieces.durable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.ReadRange;
import dev.weft.domain.stream.read.StreamCursor;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.port.in.stream.ReadFrames;
import dev.weft.port.in.stream.TailFrames;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Pages in order, from anywhere, until they are forgotten (I23, I24). */
public abstract class FrameReadContract extends StreamSuite {

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
