package dev.weft.benchmarks.tail;

import dev.weft.benchmarks.measure.Histogram;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.StreamKey;
import dev.weft.port.in.stream.TailFrames;
import java.time.Duration;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Times each frame from the answer that it is committed to each tailer that got it.
 *
 * <p>A tailer may be faster than the answer; that counts as no time at all. Frames of which no
 * commit is told are awaited and not timed.
 */
final class DeliveryMeter {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Map<Place, Long> committed = new ConcurrentHashMap<>();
  private final Queue<Delivery> deliveries = new ConcurrentLinkedQueue<>();
  private final AtomicLong missing;
  private final CountDownLatch done = new CountDownLatch(1);

  DeliveryMeter(long deliveries) {
    this.missing = new AtomicLong(deliveries);
  }

  void committed(StreamKey stream, FrameId id) {
    committed.put(new Place(stream, id), System.nanoTime());
  }

  void told(StreamKey stream, TailFrames.Result result) {
    long now = System.nanoTime();
    if (result instanceof TailFrames.Result.Answered answered) {
      answered
          .page()
          .frames()
          .forEach(frame -> deliveries.add(new Delivery(new Place(stream, frame.id()), now)));
      if (missing.addAndGet(-answered.page().frames().size()) <= 0) {
        done.countDown();
      }
    }
  }

  void awaitAll() throws InterruptedException {
    if (!done.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
      throw new IllegalStateException(missing.get() + " deliveries missing after " + PATIENCE);
    }
  }

  Histogram delays() {
    Histogram delays = new Histogram();
    deliveries.forEach(
        delivery -> {
          Long since = committed.get(delivery.place());
          if (since != null) {
            delays.record(Duration.ofNanos(Math.max(0, delivery.at() - since)), 1);
          }
        });
    return delays;
  }

  private record Place(StreamKey stream, FrameId id) {}

  private record Delivery(Place place, long at) {}
}
