package dev.weft.application.runtime;

import dev.weft.application.outbox.OutboxHint;
import dev.weft.application.runtime.PollingLoop.Ticked;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.claim.Stride;
import dev.weft.port.in.outbox.FindDueEndpoints;
import dev.weft.port.in.outbox.FindDueEndpoints.Due;
import dev.weft.port.in.outbox.FlushOutbox;
import dev.weft.port.in.outbox.FlushOutbox.Flushed;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps sending what is due, each endpoint on threads of its own.
 *
 * <p>One loop looks for due endpoints: when told that messages arrived, when the next is due, and
 * now and then. Flights repeat while they find something, with the stride they learned. Closing
 * lets the request under way end, settles what is decided and gives the rest back unsent.
 */
public final class OutboxCourier implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(OutboxCourier.class);
  private static final Duration GRACE = Duration.ofSeconds(25);
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(5);
  private static final Flushed LANDED = new Flushed(Report.NOTHING, Stride.FIRST);

  private final FindDueEndpoints due;
  private final FlushOutbox flush;
  private final Duration poll;
  private final Bell bell;
  private final AtomicBoolean stopping = new AtomicBoolean();
  private final OutboxFlights flights = new OutboxFlights();
  private final PollingLoop looking;

  private OutboxCourier(
      FindDueEndpoints due,
      Function<BooleanSupplier, FlushOutbox> flush,
      Duration poll,
      LocalWorkSignal signal,
      RandomGenerator random) {
    this.due = due;
    this.flush = flush.apply(stopping::get);
    this.poll = poll;
    this.bell = signal.bellOf(OutboxHint.LANE);
    Cadence pace = Cadence.every(BETWEEN_LOOKS);
    this.looking = PollingLoop.started("outbox", this::lookOnce, pace, new Bell(), random);
  }

  /**
   * @param flush made for whoever tells it that the engine stops
   * @param poll how often to look when nobody said anything
   */
  public static OutboxCourier started(
      FindDueEndpoints due,
      Function<BooleanSupplier, FlushOutbox> flush,
      Duration poll,
      LocalWorkSignal signal,
      RandomGenerator random) {
    return new OutboxCourier(due, flush, poll, signal, random);
  }

  private Ticked lookOnce() throws InterruptedException {
    long heard = bell.rung();
    Due found = due.findDue();
    List<EndpointId> begun =
        found.endpoints().stream()
            .filter(endpoint -> !stopping.get() && flights.begin(endpoint, System.nanoTime()))
            .toList();
    begun.forEach(this::start);
    if (begun.isEmpty() && !stopping.get()) {
      bell.await(heard, found.next().compareTo(poll) < 0 ? found.next() : poll);
    }
    return Ticked.DONE;
  }

  private void start(EndpointId endpoint) {
    Thread.ofVirtual().name("weft-outbox-" + endpoint).start(() -> fly(endpoint));
  }

  private void fly(EndpointId endpoint) {
    boolean found = false;
    try {
      Flushed last = flush.flushDue(endpoint, Stride.FIRST);
      while (last.report().found()) {
        found = true;
        bell.ring();
        last = stopping.get() ? LANDED : flush.flushDue(endpoint, last.next());
      }
    } catch (RuntimeException failed) {
      LOG.warn("a flush of {} failed, trying again", endpoint, failed);
    } finally {
      flights.end(endpoint, found, System.nanoTime());
      bell.ring();
    }
  }

  public List<LoopHealth> health() {
    return List.of(looking.health());
  }

  @Override
  public void close() {
    stopping.set(true);
    looking.stop();
    bell.ring();
    looking.close();
    if (!flights.awaitNone(GRACE)) {
      LOG.warn("deliveries are still under way; their claims end by themselves");
    }
  }
}
