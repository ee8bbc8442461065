package dev.weft.adapter.postgres.tx;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.adapter.json.JacksonJsonCodec;
import dev.weft.adapter.json.JsonLimits;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.name.Lane;
import dev.weft.domain.stream.NewFrame;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import dev.weft.port.in.execution.CancelExecutions;
import dev.weft.port.in.execution.RenewLeases;
import dev.weft.port.in.execution.Settlement;
import dev.weft.testkit.builders.SubmissionBuilder;
import dev.weft.testkit.driving.Operator;
import dev.weft.testkit.stream.Pieces;
import dev.weft.testkit.stream.Streams;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** The wire is cut around a commit: nobody knows whether it was done, and nobody guesses. */
@Timeout(60)
class LostCommitTest {

  private Trouble trouble;

  @BeforeEach
  void begin() {
    trouble = Trouble.begin();
  }

  @AfterEach
  void close() {
    trouble.close();
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NOWHERE")
  void the_outcome_is_unknown_and_the_body_does_not_run_again(CuttingProxy.Cut where) {
    AtomicInteger runs = new AtomicInteger();
    trouble.wire().cutOnce(where);

    isUnknown(
        () ->
            trouble
                .transactions()
                .run(
                    stores -> {
                      stores.hints().workIn(Lane.DEFAULT);
                      stores.keys().take(List.of());
                      return runs.incrementAndGet();
                    }));

    assertThat(runs).hasValue(1);
    assertThat(trouble.retries()).isZero();
    assertThat(trouble.signal().raised()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NOWHERE")
  void submitting_again_with_the_same_key_makes_one_execution(CuttingProxy.Cut where) {
    SubmissionBuilder keyed = aSubmission().keyed("order-7");
    trouble.wire().cutOnce(where);
    isUnknown(() -> trouble.engine().submit(keyed));

    trouble.engine().submit(keyed);

    assertThat(count("weft.execution")).isEqualTo("1");
  }

  @Test
  void completing_again_answers_what_the_lost_commit_did() {
    LeaseHandle handle = trouble.claimed();
    trouble.wire().cutOnce(CuttingProxy.Cut.BEFORE_ITS_ANSWER);
    isUnknown(() -> trouble.engine().complete(handle, Content.json("1")));

    Settlement again = trouble.engine().complete(handle, Content.json("2"));

    assertThat(again).isEqualTo(new Settlement.Ended(handle.execution(), Outcome.SUCCESS));
    assertThat(trouble.engine().result(handle.execution())).contains(Content.json("1"));
    assertThat(count("weft.completion")).isEqualTo("1");
  }

  @Test
  void claiming_again_never_grants_what_the_lost_commit_granted() {
    ExecutionId id = trouble.submitted();
    trouble.wire().cutOnce(CuttingProxy.Cut.BEFORE_ITS_ANSWER);
    isUnknown(() -> trouble.engine().claim(aClaim()));

    assertThat(trouble.engine().claim(aClaim())).isEmpty();
    assertThat(trouble.engine().attempts(id)).hasSize(1);
  }

  @Test
  void renewing_again_renews() {
    LeaseHandle handle = trouble.claimed();
    trouble.wire().cutOnce(CuttingProxy.Cut.BEFORE_ITS_ANSWER);
    isUnknown(() -> trouble.engine().renew(handle, Duration.ofSeconds(60)));

    assertThat(trouble.engine().renew(handle, Duration.ofSeconds(60)))
        .isInstanceOf(RenewLeases.Renewal.Renewed.class);
  }

  @Test
  void failing_again_answers_the_retry_of_the_lost_commit() {
    LeaseHandle handle = trouble.claimed();
    trouble.wire().cutOnce(CuttingProxy.Cut.BEFORE_ITS_ANSWER);
    isUnknown(() -> trouble.engine().fail(handle, FailureClass.TRANSIENT, "drill"));

    Settlement again = trouble.engine().fail(handle, FailureClass.TRANSIENT, "drill");

    assertThat(again).isInstanceOf(Settlement.RunsAgain.class);
    assertThat(count("weft.attempt")).isEqualTo("1");
  }

  @Test
  void cancelling_again_answers_that_it_is_cancelled() {
    ExecutionId id = trouble.submitted();
    Operator operator = new Operator(trouble.transactions());
    trouble.wire().cutOnce(CuttingProxy.Cut.BEFORE_ITS_ANSWER);
    isUnknown(() -> operator.cancel(id, "drill"));

    assertThat(operator.cancel(id, "drill")).isEqualTo(new CancelExecutions.Answer.Cancelled(id));
    assertThat(count("weft.completion")).isEqualTo("1");
  }

  @ParameterizedTest
  @CsvSource({"BEFORE_THE_COMMIT, a frame that is lost", "BEFORE_ITS_ANSWER, SELECT 1"})
  void a_single_statement_is_its_own_commit(CuttingProxy.Cut where, String word) {
    LeaseHandle handle = trouble.claimed();
    Streams streams = new Streams(trouble.transactions(), new JacksonJsonCodec(JsonLimits.DEFAULT));
    NewFrame frame = Pieces.numbered(1, Pieces.durable("a frame that is lost"));
    streams.appended(handle, Pieces.durable("first"));
    trouble.wire().cutOnce(where, word);

    isUnknown(() -> streams.append(handle, frame));
    streams.appended(handle, frame);

    assertThat(count("weft.frame")).isEqualTo("2");
    assertThat(trouble.retries()).isZero();
  }

  @Test
  void a_patch_is_its_own_commit_and_asking_again_applies_it_once() {
    LeaseHandle handle = trouble.claimed();
    Streams streams = new Streams(trouble.transactions(), new JacksonJsonCodec(JsonLimits.DEFAULT));
    NewFrame patch = Pieces.numbered(1, Pieces.patch("{\"lost\":1}"));
    streams.appended(handle, Pieces.durable("first"));
    trouble.wire().cutOnce(CuttingProxy.Cut.BEFORE_THE_COMMIT, "{\"lost\":1}");

    isUnknown(() -> streams.append(handle, patch));
    streams.appended(handle, patch);

    assertThat(count("weft.frame")).isEqualTo("2");
    assertThat(streams.summary(Streams.of(handle)).orElseThrow().document().version()).isOne();
  }

  @Test
  void a_single_statement_that_only_reads_is_asked_again() {
    LeaseHandle handle = trouble.claimed();
    Streams streams = new Streams(trouble.transactions(), new JacksonJsonCodec(JsonLimits.DEFAULT));
    streams.appended(handle, Pieces.durable("first"));
    trouble.wire().cutOnce(CuttingProxy.Cut.BEFORE_THE_COMMIT, "AS taken");

    streams.appended(handle, Pieces.patch("{\"n\":1}"));

    assertThat(count("weft.frame")).isEqualTo("2");
    assertThat(trouble.retries()).isOne();
  }

  @Test
  void a_second_statement_is_refused_where_one_was_promised() {
    assertThatThrownBy(
            () ->
                trouble
                    .transactions()
                    .runSingle(
                        stores -> {
                          stores.keys().take(List.of());
                          return stores.keys().take(List.of());
                        }))
        .hasRootCauseInstanceOf(IllegalStateException.class);
  }

  private String count(String table) {
    return Sql.value(trouble.database().owner(), "SELECT count(*) FROM " + table);
  }

  private static void isUnknown(ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            TransientPortException.class,
            e -> assertThat(e.kind()).isEqualTo(FailureKind.OUTCOME_UNKNOWN))
        .hasMessageMatching("PostgreSQL OUTCOME_UNKNOWN \\(SQLSTATE \\w+\\)");
  }
}
