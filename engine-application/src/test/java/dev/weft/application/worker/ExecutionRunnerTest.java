package dev.weft.application.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.runtime.Claims;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.FailureClass;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.out.handler.ExecutionHandler;
import dev.weft.port.out.handler.HandlerOutcome;
import dev.weft.port.out.handler.HandlerOutcome.Failed;
import dev.weft.port.out.handler.HandlerRegistry;
import dev.weft.port.out.handler.PayloadCodec;
import dev.weft.port.out.handler.PermanentFailure;
import java.io.Serial;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExecutionRunnerTest {

  private static final Claim CLAIM = Claims.claim(1, "task");

  private static HandlerOutcome run(ExecutionHandler handler) {
    return new ExecutionRunner(HandlerRegistry.of("task", handler), calls -> List.of())
        .run(CLAIM, () -> true);
  }

  @Test
  void the_context_shows_the_claim_and_asks_whether_to_leave() {
    HandlerOutcome outcome =
        run(
            context -> {
              assertThat(context.handle()).isEqualTo(CLAIM.handle());
              assertThat(context.execution()).isEqualTo(CLAIM.handle().execution());
              assertThat(context.kind()).isEqualTo(CLAIM.kind());
              assertThat(context.attempt()).isZero();
              assertThat(context.origin()).isEqualTo(CLAIM.origin());
              assertThat(context.payload()).isEqualTo(CLAIM.payload());
              assertThat(context.payloadText()).isEmpty();
              assertThat(context.isCancelled()).isTrue();
              return HandlerOutcome.done();
            });

    assertThat(outcome).isEqualTo(new HandlerOutcome.Completed(Content.EMPTY));
  }

  @Test
  void whatever_is_thrown_becomes_a_transient_failure() {
    assertThat(
            run(
                job -> {
                  throw new IllegalStateException("boom");
                }))
        .isEqualTo(new Failed(FailureClass.TRANSIENT, "java.lang.IllegalStateException: boom"));
    assertThat(
            run(
                job -> {
                  throw new StackOverflowError();
                }))
        .isEqualTo(new Failed(FailureClass.TRANSIENT, "java.lang.StackOverflowError"));
  }

  @Test
  void a_permanent_failure_is_permanent() {
    assertThat(
            run(
                job -> {
                  throw new PermanentFailure("gone");
                }))
        .isEqualTo(
            new Failed(FailureClass.PERMANENT, "dev.weft.port.out.handler.PermanentFailure: gone"));
  }

  @Test
  void no_answer_and_no_handler_are_failures_that_say_so() {
    assertThat(run(job -> null)).isEqualTo(HandlerOutcome.failed("the handler answered null"));
    assertThat(
            new ExecutionRunner(HandlerRegistry.NONE, calls -> List.of()).run(CLAIM, () -> false))
        .isEqualTo(HandlerOutcome.failed("no handler for task"));
  }

  @Test
  void an_exception_that_cannot_be_read_is_named() {
    assertThat(
            run(
                job -> {
                  throw new Unreadable();
                }))
        .isEqualTo(new Failed(FailureClass.TRANSIENT, Unreadable.class.getName()));
  }

  @Test
  void reasons_are_cut_and_cleaned() {
    assertThat(Reason.storable("a\0b\uD800c\uD83D\uDE00")).isEqualTo("a\uFFFDb\uFFFDc\uD83D\uDE00");
    assertThat(Reason.storable("x".repeat(2_001))).isEqualTo("x".repeat(2_000));
  }

  @Test
  void typed_handlers_read_and_write_values_and_refuse_the_unreadable_for_good() {
    PayloadCodec<Integer> numbers = new Numbers();

    assertThat(run(job -> new TypedHandler<>(numbers, numbers, n -> n + 1).handle(with(job, "41"))))
        .isEqualTo(HandlerOutcome.json("42"));
    assertThat(run(job -> new TypedHandler<>(numbers, numbers, n -> n).handle(with(job, "x"))))
        .isInstanceOfSatisfying(
            Failed.class, failed -> assertThat(failed.failure()).isEqualTo(FailureClass.PERMANENT));
  }

  private static ClaimedContext with(Object context, String payload) {
    Claim claim = ((ClaimedContext) context).claim();
    return new ClaimedContext(
        new Claim(
            claim.handle(),
            claim.membership(),
            claim.kind(),
            claim.origin(),
            claim.leaseExpiresAt(),
            Content.json(payload),
            List.of()),
        () -> false,
        ((ClaimedContext) context).output());
  }

  private record Numbers() implements PayloadCodec<Integer> {

    @Override
    public Integer decode(Content content) {
      return Integer.valueOf(content.bytes().toUtf8());
    }

    @Override
    public Content encode(Integer value) {
      return Content.json(value.toString());
    }
  }

  private static final class Unreadable extends RuntimeException {

    @Serial private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("not even this");
    }
  }
}
