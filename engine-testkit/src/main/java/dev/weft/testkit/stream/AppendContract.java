package dev.weft.testkit.stream;

import static dev.weft.testkit.stream.Pieces.bestEffort;
import static dev.weft.testkit.stream.Pieces.durable;
import static dev.weft.testkit.stream.Pieces.numbered;
import static dev.weft.testkit.stream.Pieces.patch;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.port.in.stream.AppendFrames.Command;
import dev.weft.port.in.stream.AppendFrames.Result;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Frames get rising ids in the order given and come back as they were (I22, I24, I29). */
public abstract class AppendContract extends StreamSuite {

  private FrameId id(long seq) {
    return new FrameId(now().toEpochMilli(), seq);
  }

  @Test
  void the_frames_of_one_append_share_a_millisecond_and_keep_their_order() {
    LeaseHandle handle = running();

    Result first = streams().append(handle, durable("a"), bestEffort("b"), patch("{\"c\":1}"));
    Result second = streams().append(handle, durable("d"));
    clock().advance(Duration.ofMillis(1));
    Result third = streams().append(handle, durable("e"));

    Instant before = now().minusMillis(1);
    assertThat(first).isEqualTo(new Result.Appended(idsAt(before, 0, 1, 2), 3, 1));
    assertThat(second).isEqualTo(new Result.Appended(idsAt(before, 3), 4, 1));
    assertThat(third).isEqualTo(new Result.Appended(List.of(id(0)), 5, 1));
    assertThat(texts(Streams.of(handle))).containsExactly("a", "b", "{\"c\":1}", "d", "e");
  }

  private static List<FrameId> idsAt(Instant time, long... seqs) {
    return Arrays.stream(seqs).mapToObj(seq -> new FrameId(time.toEpochMilli(), seq)).toList();
  }

  @Test
  void a_frame_comes_back_with_everything_it_was_given() {
    LeaseHandle handle = running();
    FrameLabel label =
        FrameLabel.of(FrameKind.EVENT)
            .withFrameType("progress ✓")
            .withContentType("application/x-tick; level=9")
            .withCorrelationId("order 17");
    FrameBytes bytes = FrameBytes.ofUtf8("{}");

    streams().append(handle, new NewFrame(label, bytes, new FrameMode.Durable(), ClientSeq.NONE));
    streams().append(handle, new NewFrame(label, bytes, new FrameMode.Summary(), ClientSeq.of(0)));

    assertThat(streams().frames(Streams.of(handle)))
        .containsExactly(
            new Frame(id(0), label, bytes, FrameMode.Name.DURABLE, Frame.NO_VERSION),
            new Frame(id(1), label, bytes, FrameMode.Name.SUMMARY, 1));
  }

  @Test
  void every_byte_comes_back_in_every_mode_that_takes_it() {
    LeaseHandle handle = running();
    byte[] all = new byte[256];
    IntStream.range(0, 256).forEach(i -> all[i] = (byte) (255 - i));

    streams().append(handle, durable(all));
    streams().append(handle, durable(all), bestEffort(all));

    assertThat(streams().frames(Streams.of(handle)))
        .hasSize(3)
        .allMatch(frame -> frame.bytes().equals(FrameBytes.of(all)));
  }

  @Test
  void a_frame_may_be_empty_and_64_KiB_but_not_larger() {
    LeaseHandle handle = running();

    streams().append(handle, durable(new byte[0]), durable(new byte[64 * 1024]));

    assertThatThrownBy(() -> durable(new byte[64 * 1024 + 1]))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("payload");
    assertThat(streams().frames(Streams.of(handle)))
        .extracting(frame -> frame.bytes().size())
        .containsExactly(0, 64 * 1024);
  }

  @Test
  void an_append_needs_a_frame_and_takes_a_thousand() {
    LeaseHandle handle = running();
    NewFrame[] many =
        IntStream.range(0, 1_000).mapToObj(i -> durable("" + i)).toArray(NewFrame[]::new);

    Result taken = streams().append(handle, many);

    assertThat(taken).isInstanceOf(Result.Appended.class);
    assertThat(texts(Streams.of(handle))).hasSize(1_000).startsWith("0", "1").endsWith("999");
    assertThatThrownBy(() -> new Command(handle, List.of())).hasMessageContaining("frames");
    assertThatThrownBy(() -> new Command(handle, Collections.nCopies(1_001, durable("x"))))
        .hasMessageContaining("1001 frames");
  }

  @Test
  void calls_of_a_batch_are_answered_in_order_and_apart() {
    LeaseHandle first = running();
    LeaseHandle second = running();
    LeaseHandle stranger =
        new LeaseHandle(second.execution(), 0, opened().ids().lease(), second.epoch());

    List<Result> results =
        streams()
            .append(
                List.of(
                    new Command(first, List.of(durable("a"))),
                    new Command(stranger, List.of(durable("lost"))),
                    new Command(first, List.of(durable("b"), durable("c"))),
                    new Command(second, List.of(durable("x"))),
                    new Command(first, List.of(patch("[]")))));

    assertThat(results.get(1)).isInstanceOf(Result.Refused.class);
    assertThat(results.get(4)).isInstanceOf(Result.Invalid.class);
    assertThat(texts(Streams.of(first))).containsExactly("a", "b", "c");
    assertThat(texts(Streams.of(second))).containsExactly("x");
  }

  @Test
  void calls_of_one_stream_share_an_append_and_each_gets_its_own_ids() {
    LeaseHandle handle = running();

    List<Result> results =
        streams()
            .append(
                List.of(
                    new Command(handle, List.of(durable("a"), durable("b"))),
                    new Command(handle, List.of(numbered(7, durable("c"))))));

    assertThat(results)
        .containsExactly(
            new Result.Appended(List.of(id(0), id(1)), 2, 0),
            new Result.Appended(List.of(id(2)), 3, 0));
  }

  @Test
  void a_rolled_back_append_leaves_nothing() {
    LeaseHandle handle = running();
    StreamKey stream = Streams.of(handle);

    try (var caller = opened().callerTransaction()) {
      Streams inside = new Streams(caller.transactions(), opened().json());
      inside.append(handle, durable("a"), bestEffort("b"), patch("{\"c\":1}"));
      assertThat(inside.frames(stream)).hasSize(3);
      caller.rollback();
    }

    assertThat(streams().frames(stream)).isEmpty();
    assertThat(streams().summary(stream)).isEmpty();
    assertThat(streams().appended(handle, durable("again"))).containsExactly(id(0));
  }

  @Test
  void every_append_wakes_the_tailers_of_its_stream() {
    LeaseHandle handle = running();

    streams().append(handle, durable("a"));
    streams().append(handle, bestEffort("b"));
    opened().signal().forget();
    streams().append(handle, durable("c"));
    streams().append(handle, patch("{}"));

    assertThat(opened().signal().moved()).containsExactly(Streams.of(handle), Streams.of(handle));
  }
}
