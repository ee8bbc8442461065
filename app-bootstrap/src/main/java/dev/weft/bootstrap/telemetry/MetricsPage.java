package dev.weft.bootstrap.telemetry;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The numbers as a page, with a fresh look at what is stored if the last one is too old.
 *
 * <p>Any number of readers share a look; one at a time takes it. A source that fails leaves its
 * numbers out and the rest stands.
 */
public final class MetricsPage {

  private static final Logger LOG = LoggerFactory.getLogger(MetricsPage.class);

  static final Duration INTERVAL = Duration.ofSeconds(5);

  private final Meters meters;
  private final Set<ReadingSource> sources;
  private final LongSupplier nanos;
  private final ReentrantLock lock = new ReentrantLock();
  private long lookedAt;
  private boolean looked;

  public MetricsPage(Meters meters, Set<ReadingSource> sources, LongSupplier nanos) {
    this.meters = meters;
    this.sources = Set.copyOf(sources);
    this.nanos = nanos;
  }

  /** In the text format of Prometheus. */
  public String text() {
    lock.lock();
    try {
      if (!looked || nanos.getAsLong() - lookedAt >= INTERVAL.toNanos()) {
        meters.read(sources.stream().flatMap(source -> readings(source).stream()).toList());
        lookedAt = nanos.getAsLong();
        looked = true;
      }
    } finally {
      lock.unlock();
    }
    return meters.page();
  }

  private static List<Reading> readings(ReadingSource source) {
    try {
      return source.readings();
    } catch (RuntimeException failed) {
      LOG.warn("{} has no numbers now", source.getClass().getSimpleName(), failed);
      return List.of();
    }
  }
}
