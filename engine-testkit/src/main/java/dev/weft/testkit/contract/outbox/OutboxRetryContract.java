package dev.weft.testkit.contract.outbox;

import static dev.weft.testkit.doubles.RecordingOutboxSender.status;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.Ladder;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.domain.outbox.view.DeliveryTry;
import dev.weft.domain.outbox.view.LoggedTry;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The ladder, the age limit, and the log of tries. */
public abstract class OutboxRetryContract extends OutboxSuite {

  private static final Duration SECOND_RUNG = Duration.ofMinutes(2);
  private static final Duration AGE_LIMIT = Duration.ofDays(7);

  @Test
  void retries_climb_the_ladder_and_stay_on_its_last_rung() {
    EndpointId endpoint = single();
    OutboxMessageId id = outbox().enqueue(endpoint);
    List<Duration> waits =
        IntStream.range(0, 7)
            .mapToObj(
                i -> {
                  receiver().next(500);
                  outbox().retryNow(endpoint, false);
                  assertThat(outbox().flush(endpoint).attempted()).isEqualTo(1);
                  return Duration.between(now(), ((MessageState.Pending) state(id)).dueAt());
                })
            .toList();

    assertThat(waits)
        .extracting(Duration::toMinutes)
        .containsExactly(2L, 4L, 8L, 16L, 32L, 32L, 32L);
    assertThat(row(id).history().retries()).isEqualTo(7);
  }

  @Test
  void the_ladder_is_the_endpoints_own() {
    EndpointId endpoint = outbox().register(e -> e.retriedBy(Ladder.WEBHOOK));
    OutboxMessageId id = outbox().enqueue(endpoint);
    receiver().next(500);

    outbox().flush(endpoint);

    assertThat(state(id)).isEqualTo(due(Duration.ofSeconds(5)));
  }

  @Test
  void jitter_adds_less_than_a_quarter() {
    EndpointId endpoint = single();
    OutboxMessageId id = outbox().enqueue(endpoint);
    receiver().next(500);

    outbox(OutboxSettings.DEFAULT, 0.5).flush(endpoint);

    assertThat(state(id)).isEqualTo(due(Duration.ofSeconds(135)));
  }

  @Test
  void a_rate_limit_spends_no_retry() {
    EndpointId endpoint = single();
    OutboxMessageId id = outbox().enqueue(endpoint);
    for (int status : new int[] {500, 502, 429}) {
      receiver().next(status);
      outbox().retryNow(endpoint, true);
      outbox().flush(endpoint);
    }

    assertThat(row(id).history().retries()).isEqualTo(2);
  }

  @Test
  void a_failure_past_the_age_limit_abandons_and_one_at_the_limit_does_not() {
    EndpointId endpoint = single();
    EndpointId limited = single();
    OutboxMessageId failing = outbox().enqueue(endpoint);
    OutboxMessageId slowed = outbox().enqueue(limited);

    clock().advance(AGE_LIMIT);
    receiver().next(503, 429);
    outbox().flush(endpoint);
    outbox().flush(limited);
    assertThat(state(failing)).isEqualTo(due(SECOND_RUNG));
    assertThat(state(slowed)).isEqualTo(due(Duration.ofSeconds(60)));

    clock().advance(Duration.ofMillis(1));
    outbox().retryNow(endpoint, true);
    outbox().retryNow(limited, true);
    receiver().next(503, 429);
    outbox().flush(endpoint);
    outbox().flush(limited);
    assertThat(state(failing)).isEqualTo(new MessageState.Abandoned(AbandonReason.AGED_OUT));
    assertThat(row(failing).history().lastError()).isEqualTo("aged-out: 503 Reason");
    assertThat(state(slowed))
        .isEqualTo(new MessageState.Abandoned(AbandonReason.AGED_OUT_RATE_LIMITED));
    assertThat(row(slowed).history().lastError()).isEqualTo("aged-out (rate-limited): 429 Reason");
  }

  @Test
  void what_is_parked_or_kept_for_a_disabled_endpoint_never_ages_out() {
    EndpointId parked = single();
    EndpointId gone = single();
    OutboxMessageId one = outbox().enqueue(parked);
    OutboxMessageId other = outbox().enqueue(gone);
    clock().advance(AGE_LIMIT.multipliedBy(3));
    receiver().next(403, 410);

    outbox().flush(parked);
    outbox().flush(gone);

    assertThat(state(one)).isEqualTo(new MessageState.Parked());
    assertThat(state(other).phase()).isEqualTo(MessagePhase.PENDING);
  }

  @Test
  void every_try_is_logged_and_numbered() {
    EndpointId endpoint = single();
    OutboxMessageId id = outbox().enqueue(endpoint);
    receiver().next(DeliveryAnswer.Answered.of(500, "Reason", "a\nb"));
    receiver().next(new DeliveryAnswer.Unreachable("no route"));
    outbox().flush(endpoint);
    outbox().retryNow(endpoint, false);
    clock().advance(Duration.ofMillis(5));
    outbox().flush(endpoint);

    Duration took = Duration.ofMillis(5);
    assertThat(outbox().tries(id))
        .containsExactly(
            new LoggedTry(
                1, now().minusMillis(5), new DeliveryTry(id, 500, "transient", took, "a\\u000Ab")),
            new LoggedTry(
                2,
                now(),
                new DeliveryTry(id, DeliveryTry.NO_STATUS, "transient", took, "no route")));
    assertThat(outbox().view(id).claims()).isEqualTo(2);
  }
}
