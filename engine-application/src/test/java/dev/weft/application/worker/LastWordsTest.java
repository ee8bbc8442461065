package dev.weft.application.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.runtime.Claims;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Outcome;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.out.handler.HandlerOutcome;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class LastWordsTest {

  private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
  private static final Claim CLAIM = Claims.claim(1, "task");

  private final List<String> calls = new ArrayList<>();

  @Test
  void an_outcome_becomes_what_is_written() {
    assertThat(LastWord.of(CLAIM, HandlerOutcome.json("1"), NOW))
        .isEqualTo(
            new LastWord.Complete(new CompleteExecutions.Item(CLAIM.handle(), Content.json("1"))));
    assertThat(LastWord.of(CLAIM, HandlerOutcome.failed("no\0"), NOW))
        .isEqualTo(fail(FailureClass.TRANSIENT, "no\uFFFD"));
    assertThat(LastWord.of(CLAIM, HandlerOutcome.delayedFor(Duration.ofSeconds(9)), NOW))
        .isEqualTo(delay(NOW.plusSeconds(9), DelayCause.DELAY));
    assertThat(
            LastWord.of(CLAIM, new HandlerOutcome.DelayedUntil(NOW, DelayCause.QUOTA), Instant.MAX))
        .isEqualTo(delay(NOW, DelayCause.QUOTA));
    assertThat(LastWord.release(CLAIM)).isEqualTo(delay(Instant.EPOCH, DelayCause.DELAY));
  }

  @Test
  void an_outcome_no_store_would_take_fails_for_good() {
    HandlerOutcome beyond = HandlerOutcome.delayedFor(Duration.ofSeconds(Long.MAX_VALUE));
    HandlerOutcome scheduled = new HandlerOutcome.DelayedUntil(NOW, DelayCause.SCHEDULE);

    assertThat(List.of(beyond, scheduled))
        .map(outcome -> LastWord.of(CLAIM, outcome, NOW))
        .allSatisfy(
            word ->
                assertThat(word)
                    .isInstanceOfSatisfying(
                        LastWord.Fail.class,
                        fail ->
                            assertThat(fail.item().failure()).isEqualTo(FailureClass.PERMANENT)));
  }

  @Test
  void words_of_all_sorts_are_answered_in_their_order() {
    Claim second = Claims.claim(2, "task");
    Claim third = Claims.claim(3, "task");
    Claim fourth = Claims.claim(4, "task");

    List<Settlement> answers =
        lastWords()
            .settle(
                List.of(
                    LastWord.release(CLAIM),
                    LastWord.of(second, HandlerOutcome.done(), NOW),
                    LastWord.of(third, HandlerOutcome.failed("no"), NOW),
                    LastWord.of(fourth, HandlerOutcome.done(), NOW)));

    assertThat(answers)
        .containsExactly(
            new Settlement.RunsAgain(CLAIM.handle().execution(), NOW),
            new Settlement.Ended(second.handle().execution(), Outcome.SUCCESS),
            new Settlement.Ended(third.handle().execution(), Outcome.FAILED),
            new Settlement.Ended(fourth.handle().execution(), Outcome.SUCCESS));
    assertThat(calls).containsExactly("complete 2", "fail 1", "delay 1");
  }

  @Test
  void a_sort_that_does_not_occur_costs_no_call() {
    lastWords().settle(List.of(LastWord.of(CLAIM, HandlerOutcome.done(), NOW)));

    assertThat(calls).containsExactly("complete 1");
  }

  private LastWords lastWords() {
    return new LastWords(
        items -> answers("complete", items, i -> ended(i.handle().execution(), Outcome.SUCCESS)),
        items -> answers("fail", items, i -> ended(i.handle().execution(), Outcome.FAILED)),
        items ->
            answers("delay", items, i -> new Settlement.RunsAgain(i.handle().execution(), NOW)));
  }

  private <I> List<Settlement> answers(String port, List<I> items, Function<I, Settlement> answer) {
    calls.add(port + " " + items.size());
    return items.stream().map(answer).toList();
  }

  private static Settlement ended(ExecutionId id, Outcome outcome) {
    return new Settlement.Ended(id, outcome);
  }

  private static LastWord fail(FailureClass failure, String reason) {
    return new LastWord.Fail(new FailExecutions.Item(CLAIM.handle(), failure, reason));
  }

  private static LastWord delay(Instant until, DelayCause cause) {
    return new LastWord.Delay(new DelayExecutions.Item(CLAIM.handle(), until, cause));
  }
}
