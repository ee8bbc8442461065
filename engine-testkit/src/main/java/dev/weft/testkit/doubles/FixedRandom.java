package dev.weft.testkit.doubles;

import java.util.random.RandomGenerator;

/** Draws the same number in [0, 1) for ever. */
public record FixedRandom(double u) implements RandomGenerator {

  private static final int UNUSED_BITS = 11;
  private static final double STEPS = 0x1.0p53;

  /** The bits from which {@link #nextDouble()} makes u. */
  @Override
  public long nextLong() {
    return (long) (u * STEPS) << UNUSED_BITS;
  }
}
