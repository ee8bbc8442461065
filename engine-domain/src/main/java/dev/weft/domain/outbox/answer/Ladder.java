package dev.weft.domain.outbox.answer;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The waits between tries, as data.
 *
 * <p>A failure uses step {@code retries + 1}. A ladder made of a list gives its first wait to step
 * 1; the default is {@code 60 s × 2^step} with step held in 0 to 5, so its first failure waits two
 * minutes.
 */
public record Ladder(int firstStep, List<Duration> waits) {

  private static final int MOST_WAITS = 32;
  private static final Duration LONGEST = Duration.ofDays(7);

  public static final Ladder DEFAULT =
      new Ladder(
          0, IntStream.rangeClosed(0, 5).mapToObj(c -> Duration.ofSeconds(60L << c)).toList());

  public static final Ladder WEBHOOK =
      of(
          List.of(
              Duration.ofSeconds(5),
              Duration.ofSeconds(30),
              Duration.ofMinutes(2),
              Duration.ofMinutes(10),
              Duration.ofMinutes(30),
              Duration.ofHours(2),
              Duration.ofHours(6),
              Duration.ofHours(12)));

  public Ladder {
    if (firstStep < 0 || firstStep > 1) {
      throw InvalidInput.of("first_step", firstStep, "0 or 1");
    }
    if (waits.isEmpty() || waits.size() > MOST_WAITS) {
      throw InvalidInput.of("ladder", waits, "1 to " + MOST_WAITS + " waits");
    }
    waits.forEach(Ladder::checked);
    waits = List.copyOf(waits);
  }

  public static Ladder of(List<Duration> waits) {
    return new Ladder(1, waits);
  }

  /** The wait at a step; steps off either end use the nearest. */
  public Duration at(int step) {
    return waits.get(Math.clamp((long) step - firstStep, 0, waits.size() - 1));
  }

  /** The wait after a failure of a message that had spent so many retries. */
  public Duration afterFailure(int retries) {
    return at(retries + 1);
  }

  private static void checked(Duration wait) {
    if (wait.isNegative() || wait.isZero() || wait.compareTo(LONGEST) > 0) {
      throw InvalidInput.of("ladder", wait, "waits above 0 and at most 7 days");
    }
  }
}
