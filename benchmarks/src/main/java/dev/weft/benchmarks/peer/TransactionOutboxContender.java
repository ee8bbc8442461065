package dev.weft.benchmarks.peer;

import com.gruelbox.transactionoutbox.Dialect;
import com.gruelbox.transactionoutbox.Instantiator;
import com.gruelbox.transactionoutbox.Persistor;
import com.gruelbox.transactionoutbox.Submitter;
import com.gruelbox.transactionoutbox.TransactionManager;
import com.gruelbox.transactionoutbox.TransactionOutbox;
import com.gruelbox.transactionoutbox.TransactionOutboxEntry;
import com.gruelbox.transactionoutbox.TransactionOutboxListener;
import com.zaxxer.hikari.HikariDataSource;
import dev.weft.benchmarks.delivery.LoopbackReceiver;
import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.server.BenchDatabase;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;

/**
 * transaction-outbox with 16 threads: one message is one call, one request and one transaction.
 *
 * <p>Messages are scheduled beforehand with nobody to run them, then found by its own flush, in
 * batches of its default size, once they are due. It deletes what was delivered.
 */
public final class TransactionOutboxContender implements Contender {

  private static final int THREADS = 16;
  private static final int SCHEDULE_BATCH = 500;
  private static final Duration DUE_SOON = Duration.ofSeconds(1);
  private static final Duration RETRY = Duration.ofSeconds(10);
  private static final Duration PAUSE = Duration.ofMillis(1);

  private final BenchDatabase database;
  private final LoopbackReceiver receiver;
  private int backlog;

  public TransactionOutboxContender(BenchDatabase database, LoopbackReceiver receiver) {
    this.database = database;
    this.receiver = receiver;
  }

  @Override
  public String name() {
    return "transaction-outbox " + THREADS + "x1";
  }

  @Override
  public void prepare(int messages, byte[] payload) {
    backlog = messages;
    String text = new String(payload, StandardCharsets.US_ASCII);
    try (HikariDataSource pool = Pool.open(database, 1)) {
      var transactions = TransactionManager.fromDataSource(pool);
      var outbox = builder(transactions, DUE_SOON).submitter((entry, run) -> {}).build();
      for (int left = messages; left > 0; left -= SCHEDULE_BATCH) {
        int now = Math.min(left, SCHEDULE_BATCH);
        transactions.inTransaction(() -> schedule(outbox, text, now));
      }
    }
    LockSupport.parkNanos(DUE_SOON.toNanos());
  }

  private static void schedule(TransactionOutbox outbox, String text, int count) {
    for (int n = 0; n < count; n++) {
      outbox.schedule(PostOffice.class).post(text);
    }
  }

  @Override
  public Drained drain() throws InterruptedException {
    var meter = new AckMeter(backlog);
    Map<String, Long> answered = new ConcurrentHashMap<>();
    try (HikariDataSource pool = Pool.open(database, THREADS);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      var post = new HttpPost(client, receiver.url(), answered);
      var outbox =
          builder(TransactionManager.fromDataSource(pool), RETRY)
              .instantiator(Instantiator.using(type -> post))
              .submitter(Submitter.withExecutor(threads))
              .listener(new Delivered(meter, answered))
              .build();
      meter.started();
      while (!meter.finished()) {
        if (!outbox.flush()) {
          LockSupport.parkNanos(PAUSE.toNanos());
        }
      }
      return meter.await();
    }
  }

  private static TransactionOutbox.TransactionOutboxBuilder builder(
      TransactionManager transactions, Duration frequency) {
    return TransactionOutbox.builder()
        .transactionManager(transactions)
        .persistor(Persistor.forDialect(Dialect.POSTGRESQL_9))
        .attemptFrequency(frequency);
  }

  /** Told after the transaction that deleted the message. */
  private record Delivered(AckMeter meter, Map<String, Long> answered)
      implements TransactionOutboxListener {

    @Override
    public void success(TransactionOutboxEntry entry) {
      Long at = answered.remove(Thread.currentThread().getName());
      meter.acked(at == null ? System.nanoTime() : at, 1);
    }

    @Override
    public void failure(TransactionOutboxEntry entry, Throwable cause) {
      meter.failed(cause);
    }
  }

  @Override
  public void close() {}
}
