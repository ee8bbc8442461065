package dev.weft.domain.outbox.isolation;

import static dev.weft.domain.outbox.Messages.id;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.Messages;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Unreachable;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.answer.RetryHint;
import dev.weft.domain.outbox.settle.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IsolationTest {

  private static final Answered OK = Answered.of(200, "", "");
  private static final Verdict SENT = new Verdict.Delivered();
  private static final DeliveryClass ACCEPTED = new DeliveryClass.Accepted();
  private static final DeliveryClass FAILED = DeliveryClass.Transient.PLAIN;

  @Nested
  class OneRequest {

    @Test
    void an_accepted_batch_is_sent_whole() {
      var run = run(3, OK);

      assertThat(run.sizes()).containsExactly(3);
      assertThat(run.end()).isEqualTo(end(Map.of(id(1), SENT, id(2), SENT, id(3), SENT), ACCEPTED));
    }

    @Test
    void a_failure_of_the_endpoint_is_the_verdict_of_all_rows() {
      assertThat(run(2, answer(503)).end()).isEqualTo(both(Verdict.Retry.plain("503"), FAILED));
      assertThat(run(2, new Unreachable("x")).end())
          .isEqualTo(both(Verdict.Retry.plain("transport: x"), FAILED));
      assertThat(run(2, answer(429)).end())
          .isEqualTo(
              both(
                  new Verdict.Slowed(Duration.ofSeconds(60), "429"),
                  new DeliveryClass.RateLimited(Duration.ofSeconds(60))));
      assertThat(run(2, answer(403)).end())
          .isEqualTo(both(new Verdict.Blocked("403"), new DeliveryClass.AuthBlocked()));
      assertThat(run(2, answer(410)).end())
          .isEqualTo(both(new Verdict.Kept("410"), new DeliveryClass.Gone()));
      assertThat(run(2, answer(409)).end())
          .isEqualTo(both(Verdict.Retry.plain("409"), new DeliveryClass.Conflicted()));
    }

    @Test
    void a_message_sent_alone_is_doubted_and_not_isolated() {
      assertThat(run(1, answer(422)).end())
          .isEqualTo(end(Map.of(id(1), new Verdict.Doubted("422")), new DeliveryClass.Refused()));
      assertThat(run(1, answer(413)).end())
          .isEqualTo(end(Map.of(id(1), new Verdict.Doubted("413")), new DeliveryClass.TooLarge()));
    }

    private static IsolationStep.Finished both(Verdict verdict, DeliveryClass news) {
      return end(Map.of(id(1), verdict, id(2), verdict), news);
    }
  }

  @Nested
  class OneByOne {

    @Test
    void two_rows_refused_alone_are_tried_again() {
      var run = run(2, answer(422), answer(422), answer(400));

      assertThat(run.sizes()).containsExactly(2, 1, 1);
      assertThat(run.end())
          .isEqualTo(
              end(
                  Map.of(id(1), Verdict.Retry.plain("422"), id(2), Verdict.Retry.plain("400")),
                  FAILED));
    }

    @Test
    void a_refusal_after_a_success_is_believed() {
      var run = run(2, answer(422), OK, answer(422));

      assertThat(run.sizes()).containsExactly(2, 1, 1);
      assertThat(run.end())
          .isEqualTo(end(Map.of(id(1), SENT, id(2), Verdict.GivenUp.permanent("422")), ACCEPTED));
    }

    @Test
    void a_success_makes_the_held_refusals_believed_each_with_its_own_text() {
      var run = run(4, answer(422), answer(400), answer(406), OK, OK);

      assertThat(run.end())
          .isEqualTo(
              end(
                  Map.of(
                      id(1),
                      Verdict.GivenUp.permanent("400"),
                      id(2),
                      Verdict.GivenUp.permanent("406"),
                      id(3),
                      SENT,
                      id(4),
                      SENT),
                  ACCEPTED));
    }

    @Test
    void any_other_answer_ends_the_run_for_held_current_and_untried_rows() {
      var limited = answer(429).withHeaders("40", "");

      var run = run(3, answer(422), answer(422), limited);

      var slowed = new Verdict.Slowed(Duration.ofSeconds(40), "429");
      assertThat(run.sizes()).containsExactly(3, 1, 1);
      assertThat(run.end())
          .isEqualTo(
              end(
                  Map.of(id(1), slowed, id(2), slowed, id(3), slowed),
                  new DeliveryClass.RateLimited(Duration.ofSeconds(40))));
    }

    @Test
    void a_failure_after_a_success_tells_the_endpoint_both() {
      var run = run(3, answer(422), OK, answer(503));

      assertThat(run.end())
          .isEqualTo(
              new IsolationStep.Finished(
                  Map.of(
                      id(1), SENT,
                      id(2), Verdict.Retry.plain("503"),
                      id(3), Verdict.Retry.plain("503")),
                  List.of(ACCEPTED, FAILED)));
    }

    @Test
    void a_single_that_is_too_large_is_a_refusal() {
      var run = run(2, answer(422), answer(413), OK);

      assertThat(run.end())
          .isEqualTo(end(Map.of(id(1), Verdict.GivenUp.permanent("413"), id(2), SENT), ACCEPTED));
    }

    @Test
    void seven_rows_go_one_by_one_to_the_end() {
      assertThat(run(7, refusing(8)).sizes()).containsExactly(7, 1, 1, 1, 1, 1, 1, 1);
    }
  }

  @Nested
  class ByHalves {

    @Test
    void eight_refused_rows_stop_after_five_requests_without_a_success() {
      var run =
          run(8, answer(422), answer(402), answer(406), answer(411), answer(412), answer(414));

      assertThat(run.sizes()).containsExactly(8, 4, 2, 1, 1, 2);
      assertThat(run.end())
          .isEqualTo(
              end(
                  Map.of(
                      id(1), Verdict.Retry.plain("411"),
                      id(2), Verdict.Retry.plain("412"),
                      id(3), Verdict.Retry.plain("414"),
                      id(4), Verdict.Retry.plain("414"),
                      id(5), Verdict.Retry.plain("422"),
                      id(6), Verdict.Retry.plain("422"),
                      id(7), Verdict.Retry.plain("422"),
                      id(8), Verdict.Retry.plain("422")),
                  FAILED));
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 500})
    void the_budget_is_the_logarithm_rounded_up_and_two(int rows) {
      int budget = (int) Math.ceil(Math.log(rows) / Math.log(2)) + 2;

      assertThat(run(rows, refusing(budget + 1)).sizes()).hasSize(budget + 1);
    }

    @Test
    void one_bad_row_among_eight_is_found() {
      var run = runAgainst(8, Set.of(id(6)));

      assertThat(run.sizes()).containsExactly(8, 4, 4, 2, 1, 1, 2);
      assertThat(run.end().verdicts())
          .containsEntry(id(6), Verdict.GivenUp.permanent("422"))
          .hasSize(8);
      assertThat(run.end().verdicts().values()).filteredOn(SENT::equals).hasSize(7);
      assertThat(run.end().news()).containsExactly(ACCEPTED);
    }

    @Test
    void a_held_row_is_believed_when_a_later_half_is_accepted() {
      var run = runAgainst(8, Set.of(id(1)));

      assertThat(run.sizes()).containsExactly(8, 4, 2, 1, 1, 2, 4);
      assertThat(run.end().verdicts()).containsEntry(id(1), Verdict.GivenUp.permanent("422"));
    }

    @Test
    void after_a_success_no_budget_ends_the_run() {
      Set<OutboxMessageId> allButOne = Set.copyOf(ids(2, 16));

      var run = runAgainst(16, allButOne);

      assertThat(run.end().verdicts()).containsEntry(id(1), SENT).hasSize(16);
      assertThat(run.end().verdicts().values())
          .filteredOn(Verdict.GivenUp.permanent("422")::equals)
          .hasSize(15);
    }

    @Test
    void a_success_at_the_last_request_of_the_budget_goes_on() {
      var run = run(8, answer(422), answer(422), answer(422), answer(422), answer(422), OK, OK);

      assertThat(run.sizes()).containsExactly(8, 4, 2, 1, 1, 2, 4);
      assertThat(run.end().verdicts())
          .containsEntry(id(1), Verdict.GivenUp.permanent("422"))
          .containsEntry(id(8), SENT);
    }

    @Test
    void a_batch_too_large_is_halved_however_small() {
      var run = run(4, answer(413), OK, OK);

      assertThat(run.sizes()).containsExactly(4, 2, 2);
      assertThat(run.end().verdicts().values()).containsOnly(SENT).hasSize(4);
    }

    @Test
    void halves_of_an_odd_batch_put_the_larger_one_first() {
      var run = run(3, answer(413), OK, OK);

      assertThat(run.sizes()).containsExactly(3, 2, 1);
    }

    @Test
    void halving_goes_on_by_halves_after_a_refusal() {
      var run = run(6, answer(413), answer(422), OK, OK, OK);

      assertThat(run.sizes()).containsExactly(6, 3, 2, 1, 3);
    }

    @Test
    void a_failure_of_the_endpoint_ends_the_halving() {
      var run = run(8, answer(422), answer(422), answer(503));

      assertThat(run.end().verdicts().values()).containsOnly(Verdict.Retry.plain("503")).hasSize(8);
    }
  }

  @Nested
  class NamedByTheReceiver {

    @Test
    void the_others_go_again_together_and_their_success_makes_the_naming_believed() {
      var run = run(10, naming(2, 5), OK);

      assertThat(run.sizes()).containsExactly(10, 8);
      assertThat(run.end().verdicts())
          .containsEntry(id(2), Verdict.GivenUp.permanent("422"))
          .containsEntry(id(5), Verdict.GivenUp.permanent("422"))
          .containsEntry(id(1), SENT)
          .hasSize(10);
    }

    @Test
    void naming_everybody_makes_nobody_believed() {
      var run = run(2, naming(1, 2));

      assertThat(run.sizes()).containsExactly(2);
      assertThat(run.end().verdicts().values()).containsOnly(Verdict.Retry.plain("422")).hasSize(2);
      assertThat(run.end().news()).containsExactly(FAILED);
    }

    @Test
    void naming_strangers_changes_nothing() {
      var run = run(2, naming(77), OK, OK);

      assertThat(run.sizes()).containsExactly(2, 1, 1);
    }

    @Test
    void a_second_refusal_without_names_takes_the_others_apart() {
      var run = run(4, naming(1), answer(422), OK, answer(400), OK);

      assertThat(run.sizes()).containsExactly(4, 3, 1, 1, 1);
      assertThat(run.end().verdicts())
          .isEqualTo(
              Map.of(
                  id(1),
                  Verdict.GivenUp.permanent("422"),
                  id(2),
                  SENT,
                  id(3),
                  Verdict.GivenUp.permanent("400"),
                  id(4),
                  SENT));
    }

    @Test
    void names_after_a_success_are_believed_at_once() {
      var run = run(8, answer(422), OK, naming(8), OK);

      assertThat(run.sizes()).containsExactly(8, 4, 4, 3);
      assertThat(run.end().verdicts()).containsEntry(id(8), Verdict.GivenUp.permanent("422"));
    }

    @Test
    void a_request_that_only_names_spends_the_budget_too() {
      var run = run(8, answer(422), naming(1), naming(2), naming(3), naming(4), naming(5));

      assertThat(run.sizes()).containsExactly(8, 4, 3, 2, 1, 4);
      assertThat(run.end().verdicts().values()).containsOnly(Verdict.Retry.plain("422")).hasSize(8);
    }

    private static Answered naming(int... numbers) {
      var ids = IntStream.of(numbers).mapToObj(Messages::id).toList();
      return answer(422).withFindings(RetryHint.NONE, Set.copyOf(ids));
    }
  }

  @Test
  void rows_are_given_once_and_at_least_one() {
    assertThatThrownBy(() -> Isolation.of(List.of())).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> Isolation.of(List.of(id(1), id(1)))).isInstanceOf(InvalidInput.class);
  }

  @Test
  void a_finished_run_takes_no_more_answers() {
    Isolation finished = Isolation.of(List.of(id(1))).after(OK);

    assertThatThrownBy(() -> finished.after(OK)).isInstanceOf(IllegalStateException.class);
  }

  private record Run(List<Integer> sizes, IsolationStep.Finished end) {}

  private static List<OutboxMessageId> ids(int from, int to) {
    return IntStream.rangeClosed(from, to).mapToObj(Messages::id).toList();
  }

  private static Run run(int rows, DeliveryAnswer... script) {
    var answers = new ArrayList<>(List.of(script));
    Run run = driven(rows, sent -> answers.removeFirst());
    assertThat(answers).isEmpty();
    return run;
  }

  private static Run runAgainst(int rows, Set<OutboxMessageId> bad) {
    return driven(rows, sent -> sent.stream().anyMatch(bad::contains) ? answer(422) : OK);
  }

  private static Run driven(int rows, Function<List<OutboxMessageId>, DeliveryAnswer> receiver) {
    Isolation isolation = Isolation.of(ids(1, rows));
    List<Integer> sizes = new ArrayList<>();
    while (isolation.next() instanceof IsolationStep.Send send) {
      sizes.add(send.rows().size());
      isolation = isolation.after(receiver.apply(send.rows()));
    }
    return new Run(sizes, (IsolationStep.Finished) isolation.next());
  }

  private static DeliveryAnswer[] refusing(int times) {
    return IntStream.range(0, times).mapToObj(i -> answer(422)).toArray(DeliveryAnswer[]::new);
  }

  private static Answered answer(int status) {
    return Answered.of(status, "", "");
  }

  private static IsolationStep.Finished end(
      Map<OutboxMessageId, Verdict> verdicts, DeliveryClass news) {
    return new IsolationStep.Finished(verdicts, List.of(news));
  }
}
