package dev.weft.domain.outbox;

import dev.weft.domain.input.InvalidInput;
import java.util.Objects;

/**
 * What a message went through: spent retries, refusals, lost leases, last error.
 *
 * <p>Retries choose the rung of the ladder; they never make a message give up.
 */
public record MessageHistory(int retries, Refusals refusals, LeaseLosses losses, String lastError) {

  public static final MessageHistory NEW =
      new MessageHistory(0, Refusals.NONE, LeaseLosses.NONE, "");

  public MessageHistory {
    if (retries < 0) {
      throw InvalidInput.of("retry_count", retries, "0 or more");
    }
    Objects.requireNonNull(refusals, "refusals");
    Objects.requireNonNull(losses, "losses");
    Objects.requireNonNull(lastError, "lastError");
  }

  /** After a verdict that spends a retry. */
  public MessageHistory retried(String error) {
    return new MessageHistory(retries + 1, refusals, LeaseLosses.NONE, error);
  }

  /** After a verdict that spends nothing. */
  public MessageHistory noted(String error) {
    return new MessageHistory(retries, refusals, LeaseLosses.NONE, error);
  }

  /** After the endpoint recovered: retries and error forgotten. */
  public MessageHistory recovered() {
    return new MessageHistory(0, refusals, losses, "");
  }

  public MessageHistory with(Refusals changed) {
    return new MessageHistory(retries, changed, losses, lastError);
  }

  public MessageHistory with(LeaseLosses changed) {
    return new MessageHistory(retries, refusals, changed, lastError);
  }
}
