package dev.weft.application.runtime;

import dev.weft.application.runtime.PollingLoop.Ticked;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.port.failure.TransientPortException;
import dev.weft.port.in.stream.TailFrames;
import dev.weft.port.in.stream.TailFrames.Command;
import dev.weft.port.in.stream.TailFrames.Result;
import dev.weft.port.in.stream.WatchStreams;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Lets any number of tailers wait, without a thread and without a connection each (I30).
 *
 * <p>Two readers read for all of them: streams that are due at the same time share a statement, and
 * tailers of one stream with the same question share a page. They are woken by what this process
 * appends, by what it hears of others, and by a poll of one statement over all streams somebody
 * waits on, which alone is enough.
 */
public final class TailHub implements AutoCloseable {

  /** One reads while the other gathers what has become due meanwhile. */
  private static final int READERS = 2;

  private static final int MOST_READS_AT_ONCE = 100;

  private final TailFrames step;
  private final WatchStreams marks;
  private final TailRegister register = new TailRegister();
  private final Bell due = new Bell();
  private final Bell pollNow = new Bell();
  private final AtomicBoolean closed = new AtomicBoolean();
  private final PollingLoop poll;
  private final List<PollingLoop> readers;

  private TailHub(TailFrames step, WatchStreams marks, Cadence cadence, RandomGenerator random) {
    this.step = step;
    this.marks = marks;
    this.poll = PollingLoop.started("tail-poll", this::pollTick, cadence, pollNow, random);
    this.readers =
        IntStream.range(0, READERS)
            .mapToObj(i -> PollingLoop.started("tail-read-" + i, this::tick, cadence, due, random))
            .toList();
  }

  /**
   * @param poll how often streams are looked at when nothing is heard of them
   */
  public static TailHub started(
      TailFrames step,
      WatchStreams marks,
      LocalWorkSignal signal,
      Cadence poll,
      RandomGenerator random) {
    TailHub hub = new TailHub(step, marks, poll, random);
    signal.onMoved(hub::moved);
    return hub;
  }

  /**
   * Answers once there is something to tell, and with {@code Parked} when the block is over.
   *
   * <p>Completes on a virtual thread of its own, so what follows may take its time. Cancelling the
   * stage's future takes the tailer out.
   */
  public CompletionStage<Result> tail(Command command) {
    ParkedTailer tailer = new ParkedTailer(command);
    boolean unread = register.enter(tailer);
    CompletableFuture<Result> handed =
        tailer.answer().thenApplyAsync(answer -> answer, TailHub::onItsOwnThread);
    handed.whenComplete((answer, failure) -> tailer.answer().cancel(false));
    tailer.answer().whenComplete((answer, failure) -> register.leave(tailer));
    if (closed.get()) {
      giveUp(tailer);
    }
    if (unread) {
      due.ring();
    }
    return handed;
  }

  private static void onItsOwnThread(Runnable rest) {
    Thread.ofVirtual().name("weft-tail-answer").start(rest);
  }

  private static void giveUp(ParkedTailer tailer) {
    tailer.answer().complete(new Result.Parked(StreamMark.NOTHING));
  }

  /** These took frames or ended. */
  void moved(Set<StreamKey> streams) {
    if (register.moved(streams)) {
      due.ring();
    }
  }

  /** These may have moved: looks at those that somebody waits on, and wakes for what is new. */
  public void suspect(Collection<StreamKey> streams) {
    compare(register.watched(streams));
  }

  /** Looks at all streams somebody waits on, soon: hints may have been lost. */
  public void suspectAll() {
    pollNow.ring();
  }

  /** One look at all streams somebody waits on; answers how many there are. */
  public int pollOnce() {
    List<StreamKey> streams = register.streams();
    compare(streams);
    return streams.size();
  }

  private void compare(List<StreamKey> streams) {
    if (!streams.isEmpty() && register.compare(marks.watch(streams))) {
      due.ring();
    }
  }

  private Ticked pollTick() {
    return pollOnce() > 0 ? Ticked.DONE : Ticked.IDLE;
  }

  /** Reads what is due, some streams at a time; answers whether there was one to read. */
  public boolean readNext() {
    List<TailRead> reads = register.takeDue(MOST_READS_AT_ONCE);
    if (!reads.isEmpty()) {
      read(reads);
    }
    return !reads.isEmpty();
  }

  private Ticked tick() {
    return readNext() ? Ticked.MORE : Ticked.IDLE;
  }

  /** Only a store that is away fails all of them at once: each would be told the same. */
  private void read(List<TailRead> reads) {
    List<Result> results;
    try {
      results = step.tail(reads.stream().map(TailRead::command).toList());
    } catch (RuntimeException failed) {
      if (reads.size() == 1 || failed instanceof TransientPortException) {
        reads.stream()
            .flatMap(read -> read.readers().stream())
            .forEach(reader -> reader.answer().completeExceptionally(failed));
      } else {
        reads.forEach(read -> read(List.of(read)));
      }
      return;
    }
    IntStream.range(0, reads.size()).forEach(nth -> tell(reads.get(nth), results.get(nth)));
  }

  private void tell(TailRead read, Result result) {
    switch (result) {
      case Result.Parked parked -> answer(register.park(read.readers(), parked), parked);
      case Result.Answered answered -> {
        register.remember(read, answered);
        answer(read.readers(), answered);
      }
      case Result.NotFound notFound -> answer(read.readers(), notFound);
    }
  }

  private static void answer(List<ParkedTailer> readers, Result result) {
    readers.forEach(reader -> reader.answer().complete(result));
  }

  /** Whether waits end at once from now on. */
  public boolean isClosed() {
    return closed.get();
  }

  /** How many tailers wait. */
  public int parked() {
    return register.all().size();
  }

  /** Whether every tailer that waits has been read for. */
  public boolean settled() {
    return register.settled();
  }

  public List<LoopHealth> health() {
    return Stream.concat(Stream.of(poll), readers.stream()).map(PollingLoop::health).toList();
  }

  /** Ends every wait with {@code Parked}. */
  @Override
  public void close() {
    closed.set(true);
    poll.stop();
    readers.forEach(PollingLoop::stop);
    poll.close();
    readers.forEach(PollingLoop::close);
    register.all().forEach(TailHub::giveUp);
  }
}
