package dev.weft.application.worker;

import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.input.InvalidInput;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.port.out.handler.HandlerOutcome;
import java.time.DateTimeException;
import java.time.Instant;

/**
 * What a holder says when it ends its attempt, ready to be written.
 *
 * <p>An outcome no storage would take (a delay beyond the year 9999, a delay by schedule) becomes a
 * permanent failure that says so: it would never be taken.
 */
public sealed interface LastWord {

  record Complete(CompleteExecutions.Item item) implements LastWord {}

  record Fail(FailExecutions.Item item) implements LastWord {}

  record Delay(DelayExecutions.Item item) implements LastWord {}

  /** Runnable again at once, with nothing spent. */
  static LastWord release(Claim claim) {
    return new Delay(DelayExecutions.Item.release(claim.handle()));
  }

  /**
   * @param storeNow about what the store's clock shows
   */
  static LastWord of(Claim claim, HandlerOutcome outcome, Instant storeNow) {
    try {
      return switch (outcome) {
        case HandlerOutcome.Completed done ->
            new Complete(new CompleteExecutions.Item(claim.handle(), done.result()));
        case HandlerOutcome.DelayedFor delayed ->
            delay(claim, storeNow.plus(delayed.pause()), delayed.cause());
        case HandlerOutcome.DelayedUntil delayed -> delay(claim, delayed.time(), delayed.cause());
        case HandlerOutcome.Failed failed -> fail(claim, failed.failure(), failed.reason());
      };
    } catch (InvalidInput | ArithmeticException | DateTimeException refused) {
      return fail(claim, FailureClass.PERMANENT, refused.getMessage());
    }
  }

  private static LastWord delay(Claim claim, Instant until, DelayCause cause) {
    return new Delay(new DelayExecutions.Item(claim.handle(), until, cause));
  }

  private static LastWord fail(Claim claim, FailureClass failure, String reason) {
    return new Fail(new FailExecutions.Item(claim.handle(), failure, Reason.storable(reason)));
  }
}
