package dev.weft.application.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.name.Lane;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.domain.stream.read.TailRequest;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import dev.weft.port.in.stream.TailFrames.Command;
import dev.weft.port.in.stream.TailFrames.Result;
import dev.weft.port.out.signal.HintChannel;
import dev.weft.port.out.signal.HintSubscription;
import dev.weft.port.out.signal.Wakeups;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Hints gather on their way out, and everybody looks after a time of not hearing. */
@Timeout(60)
class HintExchangeTest {

  private static final StreamKey STREAM = stream(1);

  private final LocalWorkSignal signal = new LocalWorkSignal();
  private final Channel channel = new Channel();

  private static StreamKey stream(int number) {
    return new StreamKey(ExecutionId.parse("{fp:86}:0190a000-0000-7000-8000-000000000001"), number);
  }

  /** Says what the test lets it say. */
  private static final class Channel implements HintChannel {

    final Queue<Wakeups> sent = new ConcurrentLinkedQueue<>();
    final BlockingQueue<Wakeups> spoken = new LinkedBlockingQueue<>();
    final AtomicInteger subscriptions = new AtomicInteger();
    final AtomicBoolean cut = new AtomicBoolean();
    final AtomicBoolean heardAgain = new AtomicBoolean();

    @Override
    public void send(Wakeups wakeups) {
      sent.add(wakeups);
    }

    @Override
    public HintSubscription subscribe() {
      heardAgain.set(subscriptions.incrementAndGet() > 1);
      return new HintSubscription() {
        @Override
        public Wakeups await(Duration wait) {
          return heard();
        }

        @Override
        public void close() {}
      };
    }

    private Wakeups heard() {
      if (cut.getAndSet(false)) {
        throw new TransientPortException(FailureKind.UNREACHABLE, "cut", null);
      }
      try {
        Wakeups next = spoken.poll(5, TimeUnit.MILLISECONDS);
        return next == null ? Wakeups.NONE : next;
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        return Wakeups.NONE;
      }
    }
  }

  @Test
  void many_hints_leave_in_few_messages_and_none_is_missing() {
    try (HintSender sender = HintSender.started(signal, channel, new Random(1))) {
      IntStream.range(0, 5_000)
          .forEach(i -> sender.raise(new Wakeups(Set.of(Lane.DEFAULT), Set.of(stream(i % 100)))));
      while (channel.sent.stream().mapToInt(sent -> sent.streams().size()).sum() < 100) {
        Thread.onSpinWait();
      }
    }

    Set<StreamKey> told = new HashSet<>();
    channel.sent.forEach(sent -> told.addAll(sent.streams()));
    assertThat(told).hasSize(100);
    assertThat(channel.sent).hasSizeLessThan(1_000);
  }

  @Test
  void this_process_is_told_at_once() {
    long before = signal.heard(Lane.DEFAULT);

    try (HintSender sender = HintSender.started(signal, channel, new Random(1))) {
      sender.raise(Wakeups.ofLanes(Set.of(Lane.DEFAULT)));

      assertThat(signal.heard(Lane.DEFAULT)).isEqualTo(before + 1);
    }
  }

  @Test
  void what_others_say_wakes_lanes_and_tailers() throws InterruptedException {
    AtomicBoolean written = new AtomicBoolean();
    try (TailHub hub = hub(written);
        HintReceiver receiver = HintReceiver.started(channel, signal, hub, new Random(1))) {
      CompletableFuture<Result> asked = tail(hub);
      long heard = signal.heard(Lane.DEFAULT);
      written.set(true);

      channel.spoken.add(new Wakeups(Set.of(Lane.DEFAULT), Set.of(STREAM, stream(9))));

      assertThat(asked.orTimeout(30, TimeUnit.SECONDS).join()).isEqualTo(new Result.NotFound());
      signal.await(Lane.DEFAULT, heard, Duration.ofSeconds(30));
      assertThat(signal.heard(Lane.DEFAULT)).isGreaterThan(heard);
      assertThat(receiver.health().running()).isTrue();
    }
  }

  @Test
  void after_a_lost_connection_everybody_looks() {
    try (TailHub hub = hub(channel.heardAgain);
        HintReceiver receiver = HintReceiver.started(channel, signal, hub, new Random(1))) {
      CompletableFuture<Result> asked = tail(hub);

      channel.cut.set(true);

      assertThat(asked.orTimeout(30, TimeUnit.SECONDS).join()).isEqualTo(new Result.NotFound());
      assertThat(channel.subscriptions).hasValueGreaterThan(1);
      assertThat(receiver.health().running()).isTrue();
    }
  }

  private TailHub hub(AtomicBoolean written) {
    return TailHub.started(
        commands ->
            commands.stream()
                .<Result>map(
                    command ->
                        written.get()
                            ? new Result.NotFound()
                            : new Result.Parked(StreamMark.NOTHING))
                .toList(),
        streams ->
            streams.contains(STREAM)
                ? Map.of(STREAM, new StreamMark(written.get() ? 1 : 0, false))
                : Map.of(),
        signal,
        Cadence.every(Duration.ofMinutes(10)),
        new Random(1));
  }

  private static CompletableFuture<Result> tail(TailHub hub) {
    TailRequest request =
        new TailRequest(
            StreamPosition.BEGINNING, Duration.ofSeconds(30), new PageLimit(10), Visibility.ALL);
    CompletableFuture<Result> asked = hub.tail(new Command(STREAM, request)).toCompletableFuture();
    while (!hub.settled()) {
      Thread.onSpinWait();
    }
    return asked;
  }
}
