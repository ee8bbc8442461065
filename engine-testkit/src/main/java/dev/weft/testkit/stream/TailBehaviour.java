package dev.weft.testkit.stream;

import static dev.weft.testkit.stream.Pieces.bestEffort;
import static dev.weft.testkit.stream.Pieces.durable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.runtime.Cadence;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.TailHub;
import dev.weft.application.stream.FrameTailer;
import dev.weft.application.stream.StreamWatcher;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.domain.stream.read.TailRequest;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.port.in.stream.TailFrames.Command;
import dev.weft.port.in.stream.TailFrames.Result;
import dev.weft.port.out.signal.Wakeups;
import dev.weft.testkit.doubles.FixedRandom;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tailers wait for frames and for the end, and are woken by either (I23, I26). */
public abstract class TailBehaviour extends StreamSuite {

  private static final Duration LONG = Duration.ofSeconds(30);
  private static final Cadence RARELY = Cadence.every(Duration.ofMinutes(10));
  private static final Cadence OFTEN = Cadence.every(Duration.ofMillis(5));

  private final LocalWorkSignal signal = new LocalWorkSignal();

  private TailHub hub(Cadence poll) {
    return TailHub.started(
        new FrameTailer(opened().transactions()),
        new StreamWatcher(opened().transactions()),
        signal,
        poll,
        new FixedRandom(0.5));
  }

  private static CompletableFuture<Result> tail(TailHub hub, StreamKey stream, Duration block) {
    return tail(hub, stream, block, Visibility.ALL);
  }

  private static CompletableFuture<Result> tail(
      TailHub hub, StreamKey stream, Duration block, Visibility visibility) {
    TailRequest request =
        new TailRequest(StreamPosition.BEGINNING, block, new PageLimit(100), visibility);
    return hub.tail(new Command(stream, request)).toCompletableFuture();
  }

  private static Result answer(CompletableFuture<Result> asked) {
    return asked.orTimeout(60, TimeUnit.SECONDS).join();
  }

  private static List<String> texts(Result result) {
    return ((Result.Answered) result).page().frames().stream().map(StreamSuite::text).toList();
  }

  private void tell(StreamKey stream) {
    signal.raise(Wakeups.ofStreams(Set.of(stream)));
  }

  @Test
  void what_is_there_is_answered_at_once() {
    LeaseHandle handle = running();
    streams().append(handle, durable("a"));

    try (TailHub hub = hub(RARELY)) {
      assertThat(texts(answer(tail(hub, Streams.of(handle), LONG)))).containsExactly("a");
      assertThat(hub.parked()).isZero();
    }
  }

  @Test
  void without_a_block_a_quiet_stream_is_answered_at_once_and_with_one_in_time() {
    StreamKey stream = Streams.of(running());

    try (TailHub hub = hub(RARELY)) {
      assertThat(answer(tail(hub, stream, Duration.ZERO)))
          .isEqualTo(new Result.Parked(StreamMark.NOTHING));
      assertThat(answer(tail(hub, stream, Duration.ofMillis(20))))
          .isEqualTo(new Result.Parked(StreamMark.NOTHING));
      assertThat(hub.parked()).isZero();
    }
  }

  @Test
  void one_append_wakes_eight_tailers() {
    LeaseHandle handle = running();
    StreamKey stream = Streams.of(handle);

    try (TailHub hub = hub(RARELY)) {
      List<CompletableFuture<Result>> asked =
          IntStream.range(0, 8).mapToObj(i -> tail(hub, stream, LONG)).toList();
      streams().append(handle, durable("a"));
      tell(stream);

      assertThat(asked).allSatisfy(one -> assertThat(texts(answer(one))).containsExactly("a"));
    }
  }

  @Test
  void the_poll_alone_is_enough() {
    LeaseHandle first = running();
    LeaseHandle second = running();
    LeaseHandle quiet = running();

    try (TailHub hub = hub(OFTEN)) {
      CompletableFuture<Result> frames = tail(hub, Streams.of(first), LONG);
      CompletableFuture<Result> end = tail(hub, Streams.of(second), LONG);
      CompletableFuture<Result> nothing = tail(hub, Streams.of(quiet), LONG);
      streams().append(first, durable("a"));
      engine().complete(second, Content.EMPTY);

      assertThat(texts(answer(frames))).containsExactly("a");
      assertThat(((Result.Answered) answer(end)).end()).isInstanceOf(StreamState.Closed.class);
      assertThat(nothing).isNotDone();
    }
  }

  @Test
  void the_next_attempt_is_waited_for() {
    LeaseHandle first = running();
    StreamKey next = new StreamKey(first.execution(), 1);

    try (TailHub hub = hub(OFTEN)) {
      CompletableFuture<Result> asked = tail(hub, next, LONG);
      engine().release(first);
      streams().append(engine().claimOne(ask()), durable("second try"));

      assertThat(texts(answer(asked))).containsExactly("second try");
    }
  }

  @Test
  void who_leaves_telemetry_out_is_not_woken_by_it() {
    LeaseHandle handle = running();
    StreamKey stream = Streams.of(handle);

    try (TailHub hub = hub(RARELY)) {
      CompletableFuture<Result> asked = tail(hub, stream, LONG, Visibility.EXCLUDE_BEST_EFFORT);
      streams().append(handle, bestEffort("noise"));
      tell(stream);
      streams().append(handle, durable("news"));
      tell(stream);

      assertThat(texts(answer(asked))).containsExactly("news");
    }
  }

  @Test
  void a_suspicion_wakes_only_for_what_is_new() {
    LeaseHandle handle = running();
    StreamKey stream = Streams.of(handle);
    StreamKey unwatched = Streams.of(running());

    try (TailHub hub = hub(RARELY)) {
      CompletableFuture<Result> asked = tail(hub, stream, LONG);
      hub.suspect(List.of(stream, unwatched));
      assertThat(asked).isNotDone();
      streams().append(handle, durable("a"));
      hub.suspect(List.of(stream));

      assertThat(texts(answer(asked))).containsExactly("a");
    }
  }

  @Test
  void closing_ends_every_wait() {
    TailHub hub = hub(RARELY);
    CompletableFuture<Result> asked = tail(hub, Streams.of(running()), LONG);

    hub.close();

    assertThat(answer(asked)).isInstanceOf(Result.Parked.class);
    assertThat(answer(tail(hub, Streams.of(running()), LONG))).isInstanceOf(Result.Parked.class);
  }
}
