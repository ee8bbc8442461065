package dev.weft.testkit.stream;

import static dev.weft.testkit.stream.Pieces.durable;
import static dev.weft.testkit.stream.Pieces.numbered;
import static dev.weft.testkit.stream.Pieces.patch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.NewFrame;
import dev.weft.port.in.stream.AppendFrames.Result;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A number stands for one frame: a repeat is answered whoever holds the lease (I25). */
public abstract class AppendRepeatContract extends StreamSuite {

  private static final Duration SHORT = Duration.ofSeconds(5);

  @Test
  void a_repeat_answers_the_first_ids_and_changes_nothing() {
    LeaseHandle handle = running();
    NewFrame[] call = {numbered(1, durable("a")), numbered(2, patch("{\"n\":1}"))};
    List<FrameId> first = streams().appended(handle, call);
    clock().advance(Duration.ofMillis(3));
    streams().append(handle, durable("between"));

    Result again = streams().append(handle, call);

    assertThat(again).isEqualTo(new Result.Appended(first, 3, 1));
    assertThat(streams().frames(Streams.of(handle))).hasSize(3);
    assertThat(streams().summary(Streams.of(handle)).orElseThrow().document().version())
        .isEqualTo(1);
  }

  @Test
  void a_repeat_is_answered_after_the_lease_was_lost() {
    LeaseHandle handle = running(SHORT);
    List<FrameId> first = streams().appended(handle, numbered(1, durable("a")));
    clock().advance(SHORT);
    Result whenExpired = streams().append(handle, numbered(1, durable("a")));
    sweeps().reap();
    engine().claimOne(ask());

    Result whenTaken = streams().append(handle, numbered(1, durable("a")));

    assertThat(List.of(whenExpired, whenTaken)).containsOnly(new Result.Appended(first, 1, 0));
  }

  @Test
  void a_number_used_for_other_bytes_is_a_conflict_and_appends_nothing() {
    LeaseHandle handle = running();
    streams().append(handle, numbered(1, durable("a")));

    Result conflict = streams().append(handle, durable("new"), numbered(1, durable("b")));

    assertThat(conflict).isEqualTo(new Result.Conflict(ClientSeq.of(1)));
    assertThat(texts(Streams.of(handle))).containsExactly("a");
  }

  @Test
  void known_and_fresh_frames_of_a_call_are_told_apart() {
    LeaseHandle handle = running();
    List<FrameId> known = streams().appended(handle, numbered(1, durable("a")));

    List<FrameId> ids =
        streams()
            .appended(
                handle,
                numbered(2, durable("b")),
                numbered(1, durable("a")),
                numbered(2, durable("b")));

    assertThat(ids.get(1)).isEqualTo(known.getFirst());
    assertThat(ids.get(2)).isEqualTo(ids.get(0));
    assertThat(texts(Streams.of(handle))).containsExactly("a", "b");
  }

  @Test
  void each_attempt_has_numbers_and_a_stream_of_its_own() {
    LeaseHandle first = running();
    streams().append(first, numbered(1, durable("first")));
    engine().release(first);
    LeaseHandle second = engine().claimOne(ask());

    streams().append(second, numbered(1, durable("second")));

    assertThat(texts(Streams.of(first))).containsExactly("first");
    assertThat(texts(Streams.of(second))).containsExactly("second");
  }
}
