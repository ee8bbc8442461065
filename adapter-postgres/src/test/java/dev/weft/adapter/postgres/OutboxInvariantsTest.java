package dev.weft.adapter.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.domain.content.Content;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OrderingKey;
import dev.weft.domain.outbox.claim.DueClaim;
import dev.weft.domain.outbox.claim.KeyOrder;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.setting.AbandonedKeyRule;
import dev.weft.domain.outbox.setting.ExchangeTimes;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.testkit.doubles.KnownSecrets;
import dev.weft.testkit.doubles.RecordingOutboxSender;
import dev.weft.testkit.driving.Outbox;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** After a random run the views show what I33 to I40 promise. */
class OutboxInvariantsTest {

  private static final int ROUNDS = 400;
  private static final int[] STATUSES = {200, 200, 200, 200, 503, 429, 403, 422, 422, 409, 413, 301};

  private static PostgresPorts ports;
  private static int created;

  @BeforeAll
  static void live() {
    ports = PostgresPorts.fresh();
    Random random = new Random(33);
    RecordingOutboxSender receiver = new RecordingOutboxSender();
    receiver.always(
        request -> RecordingOutboxSender.status(STATUSES[random.nextInt(STATUSES.length)]));
    Outbox outbox =
        new Outbox(
            ports.transactions(),
            ports.ids(),
            receiver,
            new KnownSecrets(),
            OutboxSettings.DEFAULT,
            0);
    List<EndpointId> endpoints =
        IntStream.of(1, 4, 64).mapToObj(n -> outbox.register(e -> e.inBatchesOf(n))).toList();
    for (int round = 0; round < ROUNDS; round++) {
      step(outbox, endpoints.get(random.nextInt(endpoints.size())), random);
      ports.clock().advance(Duration.ofSeconds(random.nextInt(120)));
    }
  }

  private static void step(Outbox outbox, EndpointId endpoint, Random random) {
    switch (random.nextInt(8)) {
      case 0, 1, 2 -> enqueue(outbox, endpoint, random);
      case 3 -> vanish(endpoint);
      case 4 -> outbox.retryNow(endpoint, random.nextBoolean());
      case 5 -> outbox.drain(endpoint, drain(), random.nextInt(10) > 0);
      default -> outbox.flush(endpoint);
    }
  }

  private static void enqueue(Outbox outbox, EndpointId endpoint, Random random) {
    for (int i = random.nextInt(5); i >= 0; i--) {
      OrderingKey key =
          random.nextInt(3) == 0 ? new OrderingKey("k" + random.nextInt(3)) : OrderingKey.NONE;
      outbox.enqueue(endpoint, MessageDraft.of(Outbox.KIND, Content.json("{}")).with(key));
      created++;
    }
  }

  /** A sender takes rows and is never seen again. */
  private static void vanish(EndpointId endpoint) {
    DueClaim claim =
        new DueClaim(
            endpoint,
            new Admission.Batch(3),
            new KeyOrder(AbandonedKeyRule.RELEASES),
            ports.ids().claimToken(),
            ExchangeTimes.DEFAULT.lease());
    ports.transactions().run(stores -> stores.outbox().claimDue(claim));
  }

  private static Drain drain() {
    return new Drain(ports.clock().now(), Set.of(), 5, Duration.ofSeconds(10));
  }

  @AfterAll
  static void close() {
    ports.close();
  }

  @Test
  void what_was_created_is_sent_abandoned_parked_pending_or_being_sent() {
    assertThat(
            rows(
                "SELECT count(*) FILTER (WHERE state = 'sent')"
                    + " + count(*) FILTER (WHERE state = 'abandoned')"
                    + " + count(*) FILTER (WHERE state = 'parked')"
                    + " + count(*) FILTER (WHERE state = 'pending')"
                    + " + count(*) FILTER (WHERE state = 'sending') FROM weft_inspect.outbox"))
        .containsExactly(String.valueOf(created));
    assertThat(rows("SELECT count(*) FROM weft.outbox_body"))
        .containsExactly(String.valueOf(created));
  }

  @Test
  void the_run_saw_every_state_and_every_class() {
    assertThat(rows("SELECT DISTINCT state FROM weft_inspect.outbox"))
        .contains("sent", "abandoned", "pending");
    assertThat(rows("SELECT DISTINCT class FROM weft_inspect.outbox_attempt"))
        .contains("accepted", "transient", "rate_limited", "auth_blocked", "refused", "conflicted");
    assertThat(
            rows(
                "SELECT 1 FROM weft_inspect.outbox o WHERE claim_count > (SELECT count(*) FROM"
                    + " weft_inspect.outbox_attempt a WHERE a.message_id = o.message_id)"))
        .isNotEmpty();
  }

  @Test
  void a_sent_message_was_accepted_once_and_last() {
    assertThat(
            rows(
                "SELECT o.message_id FROM weft_inspect.outbox o WHERE o.state = 'sent' AND"
                    + " (SELECT count(*) FROM weft_inspect.outbox_attempt a WHERE a.message_id ="
                    + " o.message_id AND a.class = 'accepted') <> 1"))
        .isEmpty();
    assertThat(
            rows(
                "SELECT a.message_id FROM weft_inspect.outbox_attempt a JOIN"
                    + " weft_inspect.outbox_attempt b USING (message_id)"
                    + " WHERE a.class = 'accepted' AND b.try > a.try"))
        .isEmpty();
  }

  @Test
  void tries_are_numbered_without_gaps_and_nobody_is_tried_more_often_than_claimed() {
    assertThat(
            rows(
                "SELECT message_id FROM weft_inspect.outbox_attempt GROUP BY message_id"
                    + " HAVING max(try) <> count(*) OR min(try) <> 1"))
        .isEmpty();
  }

  @Test
  void of_one_key_only_the_oldest_unsent_message_was_ever_begun() {
    assertThat(
            rows(
                "SELECT later.message_id FROM weft.outbox earlier JOIN weft.outbox later"
                    + " ON later.endpoint_id = earlier.endpoint_id"
                    + " AND later.ordering_key = earlier.ordering_key"
                    + " AND (later.created_at, later.message_id)"
                    + " > (earlier.created_at, earlier.message_id)"
                    + " WHERE earlier.state IN (0, 1, 3) AND earlier.retries = 0"
                    + " AND earlier.claims = 0 AND later.state = 1"))
        .isEmpty();
  }

  private static List<String> rows(String sql) {
    return Sql.rows(ports.database().owner(), sql);
  }
}
