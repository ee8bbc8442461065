package dev.weft.application.runtime;

import dev.weft.domain.stream.read.StreamMark;
import dev.weft.port.in.stream.TailFrames.Command;
import dev.weft.port.in.stream.TailFrames.Result;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** One tailer between its question and its answer; guarded by the lock of its register. */
final class ParkedTailer {

  private final Command command;
  private final CompletableFuture<Result> answer = new CompletableFuture<>();
  private final long deadline;
  private StreamMark seen = StreamMark.NOTHING;
  private boolean due = true;
  private boolean timed;
  private long news;

  ParkedTailer(Command command) {
    this.command = command;
    this.deadline = System.nanoTime() + command.request().block().toNanos();
  }

  Command command() {
    return command;
  }

  CompletableFuture<Result> answer() {
    return answer;
  }

  /** Whether somebody has to read for it. */
  boolean isDue() {
    return due;
  }

  void makeDue() {
    due = true;
    news++;
  }

  /** How often it was made due. */
  long news() {
    return news;
  }

  void startReading() {
    due = false;
  }

  /** Whether a read told it that there is nothing yet. */
  boolean isParked() {
    return !due && timed;
  }

  /** Whether this is news to a tailer that waits. */
  boolean wakesFor(StreamMark mark) {
    return !due && !seen.equals(mark);
  }

  /** Waits without a read of its own. */
  void parkAtOnce(Result.Parked parked) {
    due = false;
    park(parked);
  }

  /**
   * A read found nothing; from the first one on the answer comes in time, whatever happens.
   *
   * @return whether its time is over already
   */
  boolean park(Result.Parked parked) {
    seen = parked.mark();
    long left = deadline - System.nanoTime();
    if (left > 0 && !timed) {
      timed = true;
      answer.completeOnTimeout(parked, left, TimeUnit.NANOSECONDS);
    }
    return left <= 0;
  }
}
