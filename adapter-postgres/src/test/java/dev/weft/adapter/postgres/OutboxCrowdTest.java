package dev.weft.adapter.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.fixture.CountedStatements;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.domain.content.Content;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.claim.DueClaim;
import dev.weft.domain.outbox.claim.KeyOrder;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.enqueue.Destination;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.setting.AbandonedKeyRule;
import dev.weft.domain.outbox.setting.ExchangeTimes;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.port.in.outbox.EnqueueMessages.Item;
import dev.weft.port.out.outbox.ClaimedMessage;
import dev.weft.testkit.doubles.KnownSecrets;
import dev.weft.testkit.doubles.RecordingOutboxSender;
import dev.weft.testkit.doubles.RecordingTelemetry;
import dev.weft.testkit.doubles.RecordingWorkSignal;
import dev.weft.testkit.doubles.SequentialIds;
import dev.weft.testkit.driving.Crowd;
import dev.weft.testkit.driving.Outbox;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Many senders at once, on the store's own clock: nothing is held twice, nothing is lost (I34). */
@Timeout(120)
class OutboxCrowdTest {

  private static final int MESSAGES = 2_000;
  private static final double MOST_STATEMENTS_PER_MESSAGE = 0.05;

  private final PostgresFixture database = PostgresFixture.migrated();
  private final HikariDataSource pool =
      EnginePools.open(
          new PoolSettings(
              database.url(), PostgresFixture.RUNTIME, PostgresFixture.RUNTIME, 8, true),
          "crowd");
  private final CountedStatements statements = new CountedStatements(pool);
  private final PostgresTransactions transactions =
      new PostgresTransactions(
          statements.source(), new RecordingWorkSignal(), new RecordingTelemetry(), new Random(1));
  private final SequentialIds ids = new SequentialIds();
  private final RecordingOutboxSender receiver = new RecordingOutboxSender();
  private final Outbox outbox =
      new Outbox(transactions, ids, receiver, new KnownSecrets(), inBatchesOf(500), 0);

  private static OutboxSettings inBatchesOf(int most) {
    OutboxSettings usual = OutboxSettings.DEFAULT;
    return new OutboxSettings(
        most,
        usual.times(),
        usual.ageLimit(),
        usual.recovery(),
        usual.callerCap(),
        usual.abandonedKeys());
  }

  @AfterEach
  void close() {
    pool.close();
    database.drop();
  }

  @Test
  void sixteen_senders_never_hold_one_message_twice() {
    EndpointId endpoint = outbox.register(e -> e.inBatchesOf(64));
    enqueue(endpoint, MESSAGES);
    Queue<OutboxMessageId> held = new ConcurrentLinkedQueue<>();

    Crowd.ofSixteen(
        i -> {
          List<OutboxMessageId> taken;
          do {
            taken = claim(endpoint, 7);
            held.addAll(taken);
          } while (!taken.isEmpty());
          return i;
        });

    assertThat(held).hasSize(MESSAGES).doesNotHaveDuplicates();
  }

  @Test
  void requests_with_one_message_never_overlap_and_each_is_sent_once() {
    List<EndpointId> endpoints =
        List.of(
            outbox.register(e -> e.inBatchesOf(5)),
            outbox.register(e -> e.inBatchesOf(50)),
            outbox.register(e -> e));
    endpoints.forEach(endpoint -> enqueue(endpoint, 150));
    Set<OutboxMessageId> underWay = ConcurrentHashMap.newKeySet();
    Queue<OutboxMessageId> overlapping = new ConcurrentLinkedQueue<>();
    receiver.always(
        request -> {
          List<OutboxMessageId> sent = RecordingOutboxSender.ids(request);
          sent.stream().filter(id -> !underWay.add(id)).forEach(overlapping::add);
          sent.forEach(underWay::remove);
          return RecordingOutboxSender.status(200);
        });
    AtomicInteger left = new AtomicInteger(450);

    Crowd.of(
        9,
        i -> {
          while (left.get() > 0) {
            left.addAndGet(-outbox.flush(endpoints.get(i % 3)).sent());
          }
          return i;
        });

    assertThat(overlapping).isEmpty();
    assertThat(receiver.sent().stream().flatMap(List::stream)).hasSize(450).doesNotHaveDuplicates();
    assertThat(Sql.rows(database.owner(), "SELECT DISTINCT state FROM weft_inspect.outbox"))
        .containsExactly("sent");
  }

  @Test
  void senders_of_a_well_endpoint_settle_without_waiting_for_each_other() {
    EndpointId endpoint = outbox.register(e -> e);
    enqueue(endpoint, 2);
    outbox.flush(endpoint);
    CountDownLatch locked = new CountDownLatch(1);
    CountDownLatch settled = new CountDownLatch(1);
    receiver.next(
        request -> {
          Thread.ofVirtual().start(() -> hold(endpoint, locked, settled));
          await(locked);
          return RecordingOutboxSender.status(200);
        });

    assertThat(outbox.flush(endpoint).sent()).isEqualTo(1);
    settled.countDown();
  }

  private void hold(EndpointId endpoint, CountDownLatch locked, CountDownLatch settled) {
    transactions.run(
        stores -> {
          stores.endpoints().lock(endpoint);
          locked.countDown();
          await(settled);
          return endpoint;
        });
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError("interrupted while waiting", e);
    }
  }

  @Test
  void a_batch_of_five_hundred_costs_a_handful_of_statements() {
    EndpointId endpoint = outbox.register(e -> e.inBatchesOf(500));
    enqueue(endpoint, MESSAGES);
    long before = statements.executed();

    int sent = IntStream.range(0, 4).map(i -> outbox.flush(endpoint).sent()).sum();

    assertThat(sent).isEqualTo(MESSAGES);
    assertThat((statements.executed() - before) / (double) sent)
        .isLessThanOrEqualTo(MOST_STATEMENTS_PER_MESSAGE);
    assertThat(statements.executed() - before).isLessThanOrEqualTo(4 * 6);
  }

  private void enqueue(EndpointId endpoint, int count) {
    Item item =
        new Item(
            new Destination.ToEndpoint(endpoint), MessageDraft.of(Outbox.KIND, Content.json("{}")));
    for (int left = count; left > 0; left -= 500) {
      outbox.receipts(Collections.nCopies(Math.min(left, 500), item).toArray(Item[]::new));
    }
  }

  private List<OutboxMessageId> claim(EndpointId endpoint, int most) {
    DueClaim claim =
        new DueClaim(
            endpoint,
            new Admission.Batch(most),
            new KeyOrder(AbandonedKeyRule.RELEASES),
            ids.claimToken(),
            ExchangeTimes.DEFAULT.lease());
    List<ClaimedMessage> taken = new ArrayList<>();
    transactions.run(stores -> taken.addAll(stores.outbox().claimDue(claim).messages()));
    return taken.stream().map(claimed -> claimed.message().id()).toList();
  }
}
