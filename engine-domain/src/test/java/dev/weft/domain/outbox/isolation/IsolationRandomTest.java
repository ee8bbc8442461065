package dev.weft.domain.outbox.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.Messages;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.answer.RetryHint;
import dev.weft.domain.outbox.settle.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Random receivers against the promises every run keeps. */
class IsolationRandomTest {

  private static final int RUNS = 1_000;
  private static final int[] ANSWERS = {200, 200, 400, 422, 422, 413, 429, 503, 401, 409, 410};

  @Test
  void every_run_keeps_its_promises_against_an_arbitrary_receiver() {
    for (int seed = 0; seed < RUNS; seed++) {
      Random random = new Random(seed);
      Played played = play(1 + random.nextInt(40), rows -> arbitrary(random, rows));

      assertPromises(seed, played);
    }
  }

  @Test
  void against_an_honest_receiver_exactly_the_bad_rows_are_abandoned() {
    for (int seed = 0; seed < RUNS; seed++) {
      Random random = new Random(seed);
      int size = 2 + random.nextInt(40);
      Set<OutboxMessageId> bad = new HashSet<>();
      rows(size).stream().filter(row -> random.nextInt(4) == 0).forEach(bad::add);

      Played played =
          play(
              size, rows -> Answered.of(rows.stream().anyMatch(bad::contains) ? 422 : 200, "", ""));

      assertPromises(seed, played);
      assertThat(given(played)).as("seed %d", seed).isSubsetOf(bad);
      if (!played.accepted.isEmpty()) {
        assertThat(given(played)).as("seed %d", seed).isEqualTo(bad);
      }
    }
  }

  private static void assertPromises(int seed, Played played) {
    assertThat(played.end.verdicts().keySet())
        .as("seed %d: one verdict per row", seed)
        .containsExactlyInAnyOrderElementsOf(played.rows);
    assertThat(delivered(played))
        .as("seed %d: sent is what was accepted", seed)
        .isEqualTo(played.accepted);
    if (!given(played).isEmpty()) {
      assertThat(played.accepted).as("seed %d: abandoned only beside a success", seed).isNotEmpty();
    }
    assertThat(played.requests)
        .as("seed %d: bounded", seed)
        .isLessThanOrEqualTo(3 * played.rows.size());
    assertThat(played.end.news()).as("seed %d: news", seed).hasSizeBetween(1, 2);
    assertThat(played.end.news().contains(new DeliveryClass.Accepted()))
        .as("seed %d: acceptance is news", seed)
        .isEqualTo(!played.accepted.isEmpty());
  }

  private static Answered arbitrary(Random random, List<OutboxMessageId> rows) {
    boolean about = random.nextInt(10) > 0;
    int status = ANSWERS[random.nextInt(about ? 6 : ANSWERS.length)];
    Set<OutboxMessageId> named = new HashSet<>();
    if (random.nextInt(4) == 0) {
      rows.stream().filter(row -> random.nextBoolean()).forEach(named::add);
    }
    return Answered.of(status, "", "").withFindings(RetryHint.NONE, named);
  }

  private record Played(
      List<OutboxMessageId> rows,
      Set<OutboxMessageId> accepted,
      int requests,
      IsolationStep.Finished end) {}

  private interface Receiver {
    Answered answer(List<OutboxMessageId> rows);
  }

  private static Played play(int size, Receiver receiver) {
    Isolation isolation = Isolation.of(rows(size));
    Set<OutboxMessageId> accepted = new HashSet<>();
    int requests = 0;
    while (isolation.next() instanceof IsolationStep.Send send) {
      Answered answer = receiver.answer(send.rows());
      if (answer.status() == 200) {
        accepted.addAll(send.rows());
      }
      requests++;
      isolation = isolation.after(answer);
    }
    return new Played(rows(size), accepted, requests, (IsolationStep.Finished) isolation.next());
  }

  private static List<OutboxMessageId> rows(int size) {
    return IntStream.rangeClosed(1, size).mapToObj(Messages::id).toList();
  }

  private static Set<OutboxMessageId> given(Played played) {
    return withVerdict(played, Verdict.GivenUp.class);
  }

  private static Set<OutboxMessageId> delivered(Played played) {
    return withVerdict(played, Verdict.Delivered.class);
  }

  private static Set<OutboxMessageId> withVerdict(Played played, Class<? extends Verdict> type) {
    Set<OutboxMessageId> found = new HashSet<>(played.rows);
    found.removeIf(row -> !type.isInstance(played.end.verdicts().get(row)));
    return found;
  }
}
