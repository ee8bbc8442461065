package dev.weft.domain.outbox;

import dev.weft.domain.input.InvalidInput;

/**
 * How often senders vanished while they held a message, since its last verdict.
 *
 * <p>A loss in company proves nothing about one row, so it only sends the row on alone; five losses
 * while alone make it poison. A batch that kills its sender never costs its neighbours.
 */
public record LeaseLosses(int total, int alone) {

  private static final int POISON_AT = 5;

  public static final LeaseLosses NONE = new LeaseLosses(0, 0);

  public LeaseLosses {
    if (alone < 0 || total < alone) {
      throw InvalidInput.of("lease_losses", total + "/" + alone, "0 <= alone <= total");
    }
  }

  public LeaseLosses oneMore(boolean wasAlone) {
    return new LeaseLosses(total + 1, wasAlone ? alone + 1 : alone);
  }

  public boolean mustTravelAlone() {
    return total > 0;
  }

  public boolean poison() {
    return alone >= POISON_AT;
  }
}
