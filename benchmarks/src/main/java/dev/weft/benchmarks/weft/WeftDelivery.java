package dev.weft.benchmarks.weft;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.schema.SchemaMigrator;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.identity.TimeOrderedIds;
import dev.weft.application.outbox.EndpointRegistrar;
import dev.weft.application.outbox.MessageEnqueuer;
import dev.weft.benchmarks.delivery.ClaimStorm;
import dev.weft.benchmarks.delivery.CountedStatements;
import dev.weft.benchmarks.delivery.Lanes;
import dev.weft.benchmarks.delivery.LoopbackReceiver;
import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.domain.audit.Asker;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.name.Kind;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.answer.Ladder;
import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.domain.outbox.endpoint.Subscription;
import dev.weft.domain.outbox.enqueue.Destination;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.guard.TargetUrl;
import dev.weft.domain.outbox.setting.CallerCap;
import dev.weft.port.in.outbox.EnqueueMessages;
import dev.weft.port.in.outbox.RegisterEndpoint;
import dev.weft.port.out.identity.IdSource;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Weft as it delivers by itself: claim, one signed request, settle, on threads of its own.
 *
 * <p>Everything a user gets is on: fence tokens, leases, breaker, attempt log, address guard,
 * signature.
 */
public final class WeftDelivery implements Contender {

  private static final int ENQUEUE_BATCH = 1_000;
  private static final long STORM_SLICE = 50_000;
  private static final SecretRef SECRET = new SecretRef("env:WEFT_BENCH");

  private final BenchDatabase database;
  private final LoopbackReceiver receiver;
  private final Lanes lanes;
  private final IdSource ids = new TimeOrderedIds(InstantSource.system(), new Random());
  private final CountedStatements statements = new CountedStatements();
  private final List<EndpointId> endpoints;
  private long delivered;
  private int backlog;

  public WeftDelivery(BenchDatabase database, LoopbackReceiver receiver, Lanes lanes) {
    this.database = database;
    this.receiver = receiver;
    this.lanes = lanes;
    new SchemaMigrator(database.source()).migrate();
    this.endpoints = IntStream.range(0, lanes.endpoints()).mapToObj(i -> registered()).toList();
  }

  private EndpointId registered() {
    EndpointId id = ids.endpoint();
    var wanted = new Subscription(Set.of(new Kind("nothing")), Set.of());
    try (HikariDataSource pool = pool()) {
      new EndpointRegistrar(transactions(pool), BenchSender.rules(receiver.port()))
          .register(
              new RegisterEndpoint.Command(
                  id,
                  TargetUrl.parse(receiver.url()),
                  lanes.batch(),
                  wanted,
                  SECRET,
                  Ladder.DEFAULT,
                  true,
                  Asker.ANYBODY));
    }
    return id;
  }

  @Override
  public String name() {
    return "weft " + lanes;
  }

  /** Executed per delivered message, over all drains. */
  public double statementsPerMessage() {
    return (double) statements.executed() / delivered;
  }

  @Override
  public void prepare(int messages, byte[] payload) {
    backlog = messages;
    int share = Math.ceilDiv(messages, endpoints.size());
    var content = new Content(Bytes.of(payload), ContentType.JSON);
    var draft = MessageDraft.of(new Kind("note"), content);
    try (HikariDataSource pool = pool()) {
      var cap = new CallerCap(Long.MAX_VALUE / 2, CallerCap.Action.METER);
      var enqueuer = new MessageEnqueuer(transactions(pool), ids, cap);
      for (int done = 0, nth = 0; done < messages; nth++) {
        int now = Math.min(Math.min(ENQUEUE_BATCH, messages - done), share);
        var endpoint = endpoints.get(nth % endpoints.size());
        var item = new EnqueueMessages.Item(new Destination.ToEndpoint(endpoint), draft);
        enqueuer.enqueue(new EnqueueMessages.Command(Collections.nCopies(now, item)));
        done += now;
      }
    }
  }

  @Override
  public Drained drain() throws InterruptedException {
    var meter = new AckMeter(backlog);
    delivered += backlog;
    try (HikariDataSource pool = pool();
        var sender = BenchSender.open(receiver.port())) {
      var source = statements.through(pool);
      var transactions =
          new PostgresTransactions(source, hinted -> {}, new Silence(), new Random());
      var senders =
          IntStream.range(0, lanes.senders())
              .mapToObj(i -> endpoints.get(i % endpoints.size()))
              .map(
                  endpoint ->
                      new FlushLoop(transactions, sender, ids, endpoint, lanes.batch(), meter))
              .map(loop -> Thread.ofPlatform().name("flush").start(loop))
              .toList();
      var drained = meter.await();
      for (var thread : senders) {
        thread.join();
      }
      return drained;
    }
  }

  /**
   * Many workers on the messages prepared last; they are all given back. In slices, with a vacuum
   * between: the server has none of its own, and a million claims leave two million dead rows.
   */
  public ClaimStorm.Outcome storm(long claims) throws InterruptedException, SQLException {
    try (HikariDataSource pool = pool()) {
      var storm = new ClaimStorm(transactions(pool), ids, endpoints);
      for (long done = STORM_SLICE; done < claims; done += STORM_SLICE) {
        storm.rage(done);
        database.settle();
      }
      return storm.rage(claims);
    }
  }

  private HikariDataSource pool() {
    return EnginePools.open(
        new PoolSettings(
            database.url(), "postgres", "postgres", Math.max(2, lanes.senders()), true),
        "bench");
  }

  private static PostgresTransactions transactions(HikariDataSource pool) {
    return new PostgresTransactions(pool, hinted -> {}, new Silence(), new Random());
  }

  @Override
  public void close() {}
}
