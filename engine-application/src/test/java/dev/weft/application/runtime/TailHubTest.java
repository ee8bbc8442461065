package dev.weft.application.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.read.FramePage;
import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.domain.stream.read.TailRequest;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.port.in.stream.TailFrames.Command;
import dev.weft.port.in.stream.TailFrames.Result;
import dev.weft.port.out.signal.Wakeups;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class TailHubTest {

  private static final Cadence RARELY = Cadence.every(Duration.ofMinutes(10));
  private static final Duration LONG = Duration.ofSeconds(30);
  private static final Duration BELIEVED = Duration.ofSeconds(1);
  private static final Result FOUND = new Result.NotFound();

  private final Thread me = Thread.currentThread();
  private final LocalWorkSignal signal = new LocalWorkSignal();
  private final Map<StreamKey, StreamMark> marks = new ConcurrentHashMap<>();
  private final AtomicInteger reads = new AtomicInteger();
  private final AtomicInteger statements = new AtomicInteger();
  private final AtomicInteger looks = new AtomicInteger();
  private volatile Function<StreamKey, Result> store = stream -> new Result.Parked(mark(stream));
  private final TailHub hub =
      TailHub.started(this::read, this::watch, signal, RARELY, new Random(1));

  @AfterEach
  void close() {
    hub.close();
  }

  private List<Result> read(List<Command> commands) {
    statements.incrementAndGet();
    return commands.stream().map(command -> read(command.stream())).toList();
  }

  private Result read(StreamKey stream) {
    reads.incrementAndGet();
    return store.apply(stream);
  }

  /** What the hub's own poll asks tells it nothing: its first look comes when it likes. */
  private Map<StreamKey, StreamMark> watch(List<StreamKey> streams) {
    if (!Thread.currentThread().equals(me)) {
      return Map.of();
    }
    looks.incrementAndGet();
    return streams.stream().collect(Collectors.toMap(stream -> stream, this::mark));
  }

  private StreamMark mark(StreamKey stream) {
    return marks.getOrDefault(stream, StreamMark.NOTHING);
  }

  private static StreamKey stream(int number) {
    return new StreamKey(ExecutionId.parse("{fp:86}:0190a000-0000-7000-8000-000000000001"), number);
  }

  private CompletableFuture<Result> tail(StreamKey stream) {
    return tail(stream, StreamPosition.BEGINNING);
  }

  private CompletableFuture<Result> tail(StreamKey stream, StreamPosition after) {
    TailRequest request = new TailRequest(after, LONG, new PageLimit(10), Visibility.ALL);
    return hub.tail(new Command(stream, request)).toCompletableFuture();
  }

  private void awaitReads(int expected) {
    while (reads.get() < expected) {
      Thread.onSpinWait();
    }
  }

  private void awaitSettled() {
    while (!hub.settled()) {
      Thread.onSpinWait();
    }
  }

  private static Result answer(CompletableFuture<Result> asked) {
    return asked.orTimeout(30, TimeUnit.SECONDS).join();
  }

  @Test
  void ten_thousand_tailers_cost_no_thread_each_and_one_look_finds_who_has_news() {
    int threads = Thread.activeCount();
    List<CompletableFuture<Result>> asked =
        IntStream.range(0, 10_000).mapToObj(i -> tail(stream(i))).toList();
    awaitReads(10_000);
    awaitSettled();
    store = stream -> stream.attempt() % 1_000 == 0 ? FOUND : new Result.Parked(mark(stream));
    IntStream.range(0, 10).forEach(i -> marks.put(stream(i * 1_000), new StreamMark(1, false)));
    looks.set(0);

    int watched = hub.pollOnce();

    assertThat(watched).isEqualTo(10_000);
    assertThat(looks).hasValue(1);
    IntStream.range(0, 10).forEach(i -> assertThat(answer(asked.get(i * 1_000))).isEqualTo(FOUND));
    assertThat(reads).hasValue(10_010);
    assertThat(hub.parked()).isEqualTo(9_990);
    assertThat(Thread.activeCount() - threads).isLessThan(20);
  }

  @Test
  void streams_that_move_together_share_a_statement() {
    List<StreamKey> streams = IntStream.range(0, 250).mapToObj(TailHubTest::stream).toList();
    List<CompletableFuture<Result>> asked = streams.stream().map(this::tail).toList();
    awaitSettled();
    int before = statements.get();
    store = any -> FOUND;

    signal.raise(Wakeups.ofStreams(Set.copyOf(streams)));

    asked.forEach(one -> assertThat(answer(one)).isEqualTo(FOUND));
    assertThat(statements).hasValue(before + 3);
  }

  @Test
  void tailers_of_one_stream_share_the_read() {
    StreamKey stream = stream(1);
    List<CompletableFuture<Result>> asked =
        IntStream.range(0, 1_000).mapToObj(i -> tail(stream)).toList();
    awaitReads(1);
    awaitSettled();
    int before = reads.get();
    store = any -> FOUND;

    signal.raise(Wakeups.ofStreams(Set.of(stream, stream(2))));

    asked.forEach(one -> assertThat(answer(one)).isEqualTo(FOUND));
    assertThat(reads).hasValue(before + 1);
  }

  @Test
  void a_move_during_the_read_is_not_missed() {
    StreamKey stream = stream(1);
    store =
        any -> {
          store = other -> FOUND;
          signal.raise(Wakeups.ofStreams(Set.of(stream)));
          return new Result.Parked(StreamMark.NOTHING);
        };

    assertThat(answer(tail(stream))).isEqualTo(FOUND);
    assertThat(reads).hasValue(2);
  }

  /**
   * A page is believed for a second: who was held up for longer begins anew with another stream.
   */
  @Test
  void whoever_goes_on_from_the_last_page_parks_without_a_read() {
    StreamMark one = new StreamMark(1, false);
    List<StreamKey> read = new CopyOnWriteArrayList<>();
    store =
        stream -> {
          read.add(stream);
          return new Result.Answered(page(7), false, new StreamState.Open(), one);
        };
    StreamKey stream;
    CompletableFuture<Result> next;
    long begun;
    int nth = 0;
    do {
      stream = stream(++nth);
      begun = System.nanoTime();
      answer(tail(stream));
      next = tail(stream, new StreamPosition(7, 0));
    } while (System.nanoTime() - begun >= BELIEVED.toNanos());

    marks.put(stream, one);
    hub.pollOnce();

    assertThat(next).isNotDone();
    assertThat(read).containsOnlyOnce(stream);
    store = any -> FOUND;
    signal.raise(Wakeups.ofStreams(Set.of(stream)));
    assertThat(answer(next)).isEqualTo(FOUND);
  }

  @Test
  void news_after_the_last_page_is_read_by_whoever_goes_on() {
    StreamKey stream = stream(1);
    store =
        any ->
            new Result.Answered(page(7), false, new StreamState.Open(), new StreamMark(1, false));
    answer(tail(stream));
    store = any -> FOUND;

    hub.suspect(List.of(stream));

    assertThat(answer(tail(stream, new StreamPosition(7, 0)))).isEqualTo(FOUND);
  }

  @Test
  void news_during_the_read_of_a_page_are_read_by_whoever_goes_on() {
    StreamKey stream = stream(1);
    store =
        any -> {
          store = other -> FOUND;
          signal.raise(Wakeups.ofStreams(Set.of(stream)));
          return new Result.Answered(
              page(7), false, new StreamState.Open(), new StreamMark(1, false));
        };
    answer(tail(stream));

    assertThat(answer(tail(stream, new StreamPosition(7, 0)))).isEqualTo(FOUND);
  }

  private static FramePage page(long millis) {
    FrameLabel label = FrameLabel.of(FrameKind.STDOUT);
    FrameBytes bytes = FrameBytes.of(new byte[1]);
    FrameId id = new FrameId(millis, 0);
    return new FramePage(
        List.of(new Frame(id, label, bytes, FrameMode.Name.DURABLE, Frame.NO_VERSION)), false);
  }

  @Test
  void a_failing_read_fails_its_tailers_and_nobody_else() {
    store =
        stream -> {
          if (stream.attempt() == 1) {
            throw new IllegalStateException("the store is away");
          }
          return FOUND;
        };

    CompletableFuture<Result> failing = tail(stream(1));
    CompletableFuture<Result> well = tail(stream(2));

    assertThat(answer(well)).isEqualTo(FOUND);
    assertThatThrownBy(() -> answer(failing)).hasRootCauseMessage("the store is away");
    assertThat(hub.parked()).isZero();
  }

  @Test
  void who_cancels_is_forgotten() {
    CompletableFuture<Result> asked = tail(stream(1));
    awaitReads(1);

    asked.cancel(false);

    assertThat(hub.parked()).isZero();
    assertThat(hub.pollOnce()).isZero();
  }
}
