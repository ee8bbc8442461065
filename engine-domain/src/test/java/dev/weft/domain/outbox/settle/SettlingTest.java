package dev.weft.domain.outbox.settle;

import static dev.weft.domain.outbox.Messages.NOW;
import static dev.weft.domain.outbox.Messages.OTHER_TOKEN;
import static dev.weft.domain.outbox.Messages.TOKEN;
import static dev.weft.domain.outbox.Messages.keyed;
import static dev.weft.domain.outbox.Messages.message;
import static dev.weft.domain.outbox.Messages.retried;
import static dev.weft.domain.outbox.Messages.sending;
import static dev.weft.domain.outbox.Messages.with;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.LeaseLosses;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.Refusals;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.answer.DeliveryClassifier;
import dev.weft.domain.outbox.answer.Jitter;
import dev.weft.domain.outbox.answer.Ladder;
import dev.weft.domain.outbox.answer.RetryHint;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SettlingTest {

  private static final Duration WEEK = Duration.ofDays(7);
  private static final SettleTerms TERMS = terms(Instant.EPOCH, Jitter.NONE);

  @Nested
  class TheTableForOneMessage {

    private final OutboxMessage given =
        with(sending(1), new MessageHistory(3, Refusals.NONE, new LeaseLosses(2, 1), "old"));

    @ParameterizedTest
    @CsvSource({
      "500, 4, 960, 500",
      "503, 4, 960, 503",
      "404, 4, 960, 404",
      "301, 4, 960, 301",
      "999, 4, 960, 999",
      "409, 4, 960, 409",
      "429, 3, 60, 429",
      "410, 3, 0, 410"
    })
    void comes_back_pending(int status, int retries, long seconds, String error) {
      assertThat(settled(status))
          .isEqualTo(given.moved(pendingIn(seconds), history(retries, error)));
    }

    @Test
    void is_sent_after_any_2xx() {
      assertThat(settled(204)).isEqualTo(given.moved(new MessageState.Sent(NOW), history(3, "")));
    }

    @ParameterizedTest
    @CsvSource({"401", "403"})
    void is_parked_when_our_credentials_are_refused(int status) {
      assertThat(settled(status))
          .isEqualTo(given.moved(new MessageState.Parked(), history(3, "" + status)));
    }

    @ParameterizedTest
    @CsvSource({"400", "413", "422"})
    void is_tried_again_after_a_first_refusal(int status) {
      var counted = new MessageHistory(4, new Refusals(1, NOW), LeaseLosses.NONE, "" + status);

      assertThat(settled(status)).isEqualTo(given.moved(pendingIn(960), counted));
    }

    private OutboxMessage settled(int status) {
      DeliveryClass meaning = DeliveryClassifier.classify(Answered.of(status, "", ""));
      return moved(given, Verdict.of(meaning, "" + status), TERMS);
    }

    private static MessageHistory history(int retries, String error) {
      return new MessageHistory(retries, Refusals.NONE, LeaseLosses.NONE, error);
    }
  }

  @Nested
  class Waiting {

    @ParameterizedTest
    @CsvSource({"0, 120", "119, 120", "120, 120", "121, 121", "3600, 3600"})
    void a_pause_lengthens_the_ladder_and_never_shortens_it(long hint, long seconds) {
      var failed = new DeliveryClass.Transient(hint(hint));

      assertThat(moved(sending(1), Verdict.of(failed, ""), TERMS).state())
          .isEqualTo(pendingIn(seconds));
    }

    @Test
    void jitter_lengthens_both_kinds_of_wait_by_less_than_a_quarter() {
      SettleTerms terms = terms(Instant.EPOCH, new Jitter(0.5));

      assertThat(moved(sending(1), Verdict.Retry.plain(""), terms).state())
          .isEqualTo(pendingIn(135));
      assertThat(moved(sending(1), new Verdict.Slowed(Duration.ofSeconds(40), ""), terms).state())
          .isEqualTo(pendingIn(45));
    }

    @Test
    void rate_limiting_spends_no_retry() {
      var given = with(sending(1), retried(3));

      var next = moved(given, new Verdict.Slowed(Duration.ofSeconds(40), "429"), TERMS);

      assertThat(next.history().retries()).isEqualTo(3);
    }

    private static RetryHint hint(long seconds) {
      return RetryHint.after(Duration.ofSeconds(seconds));
    }
  }

  @Nested
  class AgingOut {

    private final OutboxMessage weekOld = sending(1).agedFrom(NOW.minus(WEEK));
    private final OutboxMessage older = sending(1).agedFrom(NOW.minus(WEEK).minusMillis(1));

    @Test
    void a_message_of_exactly_a_week_is_tried_again() {
      assertThat(moved(weekOld, Verdict.Retry.plain("503"), TERMS).state())
          .isEqualTo(pendingIn(120));
      assertThat(moved(weekOld, new Verdict.Slowed(Duration.ofSeconds(9), "429"), TERMS).state())
          .isEqualTo(pendingIn(9));
    }

    @Test
    void a_millisecond_more_and_a_transient_failure_gives_it_up() {
      assertThat(moved(older, Verdict.Retry.plain("503 x"), TERMS))
          .isEqualTo(abandoned(older, AbandonReason.AGED_OUT, "aged-out: 503 x"));
    }

    @Test
    void rate_limiting_gives_it_up_too_and_says_so() {
      var slowed = new Verdict.Slowed(Duration.ofSeconds(9), "429 x");

      assertThat(moved(older, slowed, TERMS))
          .isEqualTo(
              abandoned(
                  older, AbandonReason.AGED_OUT_RATE_LIMITED, "aged-out (rate-limited): 429 x"));
    }

    @Test
    void an_unbelieved_refusal_is_a_transient_failure() {
      var next = moved(older, new Verdict.Doubted("422"), TERMS);

      assertThat(next.state()).isEqualTo(new MessageState.Abandoned(AbandonReason.AGED_OUT));
    }

    @Test
    void a_parked_or_kept_message_never_ages_out() {
      assertThat(moved(older, new Verdict.Blocked("403"), TERMS).state())
          .isEqualTo(new MessageState.Parked());
      assertThat(moved(older, new Verdict.Kept("410"), TERMS).state()).isEqualTo(pendingIn(0));
    }
  }

  @Nested
  class Believing {

    private final Instant first = NOW.minusSeconds(500);

    @ParameterizedTest
    @CsvSource({"0, false", "1, false", "2, false", "3, true"})
    void the_fourth_refusal_is_believed(int before, boolean believed) {
      var next = refusedAgain(before, Instant.EPOCH);

      assertThat(next.state() instanceof MessageState.Abandoned).isEqualTo(believed);
      assertThat(next.history().refusals().count()).isEqualTo(before + 1);
    }

    @ParameterizedTest
    @CsvSource({"-1, false", "0, false", "1, true"})
    void a_refusal_is_believed_once_another_message_was_accepted_since_the_first(
        int millisAfterFirst, boolean believed) {
      var next = refusedAgain(1, first.plusMillis(millisAfterFirst));

      assertThat(next.state() instanceof MessageState.Abandoned).isEqualTo(believed);
    }

    @Test
    void the_first_refusal_is_not_believed_by_an_earlier_success() {
      assertThat(refusedAgain(0, NOW).state()).isEqualTo(pendingIn(120));
      assertThat(refusedAgain(0, NOW).history().refusals()).isEqualTo(new Refusals(1, NOW));
    }

    @Test
    void a_believed_refusal_spends_no_retry_and_is_permanent() {
      var next = refusedAgain(3, Instant.EPOCH);

      assertThat(next.state()).isEqualTo(new MessageState.Abandoned(AbandonReason.PERMANENT));
      assertThat(next.history())
          .isEqualTo(
              new MessageHistory(0, new Refusals(4, first), LeaseLosses.NONE, "permanent: 422 no"));
    }

    @Test
    void nobody_is_believed_without_a_refusal() {
      assertThat(Refusals.NONE.believed(NOW)).isFalse();
    }

    private OutboxMessage refusedAgain(int before, Instant lastAccepted) {
      Refusals refusals = before == 0 ? Refusals.NONE : new Refusals(before, first);
      OutboxMessage given = with(sending(1), MessageHistory.NEW.with(refusals));
      return moved(given, new Verdict.Doubted("422 no"), terms(lastAccepted, Jitter.NONE));
    }
  }

  @Nested
  class Fencing {

    @ParameterizedTest
    @MethodSource("dev.weft.domain.outbox.settle.SettlingTest#unsent")
    void a_late_failure_changes_nothing(MessageState state) {
      assertThat(late(message(1, state), Verdict.Retry.plain("503")))
          .isEqualTo(new Settled.Stale());
    }

    @ParameterizedTest
    @MethodSource("dev.weft.domain.outbox.settle.SettlingTest#unsent")
    void a_late_success_makes_an_unsent_message_sent(MessageState state) {
      OutboxMessage given = message(1, state);

      assertThat(late(given, new Verdict.Delivered()))
          .isEqualTo(
              new Settled.Moved(given.moved(new MessageState.Sent(NOW), MessageHistory.NEW)));
    }

    @ParameterizedTest
    @MethodSource("dev.weft.domain.outbox.settle.SettlingTest#unsent")
    void a_late_success_never_moves_a_message_with_an_ordering_key(MessageState state) {
      assertThat(late(keyed(message(1, state), "k"), new Verdict.Delivered()))
          .isEqualTo(new Settled.Stale());
    }

    @Test
    void a_message_is_sent_once() {
      OutboxMessage sent = message(1, new MessageState.Sent(NOW.minusSeconds(1)));

      assertThat(late(sent, new Verdict.Delivered())).isEqualTo(new Settled.Stale());
    }

    @Test
    void the_current_token_settles_a_message_with_an_ordering_key() {
      OutboxMessage given = keyed(sending(1), "k");

      assertThat(moved(given, new Verdict.Delivered(), TERMS).state())
          .isEqualTo(new MessageState.Sent(NOW));
    }

    @Test
    void the_current_token_settles_even_after_the_lease_ended() {
      var given = message(1, new MessageState.Sending(TOKEN, NOW.minusSeconds(9), false));

      assertThat(moved(given, new Verdict.Blocked("403"), TERMS).state())
          .isEqualTo(new MessageState.Parked());
    }

    private static Settled late(OutboxMessage message, Verdict verdict) {
      return Settling.settle(message, TOKEN, verdict, TERMS);
    }
  }

  @Test
  void an_undecodable_message_is_given_up_with_its_own_prefix() {
    var verdict = new Verdict.GivenUp(AbandonReason.UNDECODABLE, "unexpected end");

    assertThat(moved(sending(1), verdict, TERMS))
        .isEqualTo(
            abandoned(sending(1), AbandonReason.UNDECODABLE, "permanent: decode unexpected end"));
  }

  @Test
  void a_single_refusal_counts_for_the_breaker_until_it_is_believed() {
    var refused = new DeliveryClass.Refused();
    var tooLarge = new DeliveryClass.TooLarge();
    var believed = message(1, new MessageState.Abandoned(AbandonReason.PERMANENT));
    var agedOut = message(1, new MessageState.Abandoned(AbandonReason.AGED_OUT));
    var pending = message(1, pendingIn(5));

    assertThat(EndpointNews.ofSingle(refused, pending)).isEqualTo(DeliveryClass.Transient.PLAIN);
    assertThat(EndpointNews.ofSingle(tooLarge, pending)).isEqualTo(DeliveryClass.Transient.PLAIN);
    assertThat(EndpointNews.ofSingle(refused, agedOut)).isEqualTo(DeliveryClass.Transient.PLAIN);
    assertThat(EndpointNews.ofSingle(refused, believed)).isEqualTo(refused);
    assertThat(EndpointNews.ofSingle(new DeliveryClass.Gone(), pending))
        .isEqualTo(new DeliveryClass.Gone());
  }

  static List<MessageState> unsent() {
    return List.of(
        new MessageState.Pending(NOW),
        new MessageState.Sending(OTHER_TOKEN, NOW.plusSeconds(60), true),
        new MessageState.Parked(),
        new MessageState.Abandoned(AbandonReason.AGED_OUT));
  }

  private static OutboxMessage moved(OutboxMessage message, Verdict verdict, SettleTerms terms) {
    return ((Settled.Moved) Settling.settle(message, TOKEN, verdict, terms)).next();
  }

  private static OutboxMessage abandoned(OutboxMessage given, AbandonReason reason, String error) {
    return given.moved(
        new MessageState.Abandoned(reason),
        new MessageHistory(0, Refusals.NONE, LeaseLosses.NONE, error));
  }

  private static MessageState pendingIn(long seconds) {
    return new MessageState.Pending(NOW.plusSeconds(seconds));
  }

  private static SettleTerms terms(Instant lastAccepted, Jitter jitter) {
    return new SettleTerms(NOW, Ladder.DEFAULT, WEEK, lastAccepted, jitter);
  }
}
