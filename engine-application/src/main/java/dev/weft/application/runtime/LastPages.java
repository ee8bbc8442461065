package dev.weft.application.runtime;

import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.domain.stream.read.TailRequest;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.port.in.stream.TailFrames.Command;
import dev.weft.port.in.stream.TailFrames.Result.Answered;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Where the pages just answered ended, so that a tailer who goes on from there at once parks
 * without a read that would find nothing. Guarded by the lock of its register.
 *
 * <p>Believed for a moment only, and forgotten at the first sign of news: a lost hint costs a poll,
 * as it does for everybody who waits.
 */
final class LastPages {

  private static final long BELIEVED = Duration.ofSeconds(1).toNanos();
  private static final int MOST = 10_000;

  private final Map<StreamKey, LastPage> pages = new HashMap<>();

  /** A page that reached the last frame of an open stream; any other tells nothing. */
  void remember(Command command, Answered answered) {
    boolean reached = !answered.page().more() && answered.end() instanceof StreamState.Open;
    if (!reached || answered.page().frames().isEmpty()) {
      return;
    }
    if (pages.size() >= MOST) {
      pages.clear();
    }
    StreamPosition last = answered.page().frames().getLast().id().position();
    Visibility seen = command.request().visibility();
    pages.put(command.stream(), new LastPage(last, seen, answered.mark(), System.nanoTime()));
  }

  /** The mark to wait on, if nothing lies behind what is asked for. */
  Optional<StreamMark> waitingMark(Command command) {
    return Optional.ofNullable(pages.get(command.stream()))
        .filter(page -> page.endsBefore(command.request(), System.nanoTime()))
        .map(LastPage::mark);
  }

  void forget(StreamKey stream) {
    pages.remove(stream);
  }

  /** Keeps what is still true. */
  void compare(StreamKey stream, StreamMark mark) {
    pages.computeIfPresent(stream, (key, page) -> page.mark().equals(mark) ? page : null);
  }

  private record LastPage(StreamPosition last, Visibility seen, StreamMark mark, long at) {

    boolean endsBefore(TailRequest request, long now) {
      return now - at < BELIEVED
          && request.block().isPositive()
          && request.after().equals(last)
          && request.visibility() == seen;
    }
  }
}
