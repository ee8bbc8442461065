package dev.weft.domain.execution;

import static dev.weft.domain.Given.ID;
import static dev.weft.domain.Given.LIMITS;
import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.STANDING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StandingTest {

  private static final Priority SEVEN = new Priority(7);
  private static final Deadline HOUR = new Deadline(NOW.plusSeconds(3_600));

  @Test
  void a_new_execution_has_no_past() {
    assertThat(Standing.born(ID, SEVEN, HOUR, LIMITS))
        .isEqualTo(new Standing(ID, 0, 0, 0, SEVEN, HOUR, LIMITS, Spent.NOTHING));
  }

  @Test
  void each_change_touches_only_what_it_names() {
    Spent spent = new Spent(1, 1);

    assertThat(STANDING.epochRaised())
        .isEqualTo(new Standing(ID, 1, 6, 3, SEVEN, HOUR, LIMITS, Spent.NOTHING));
    assertThat(STANDING.attemptOpened())
        .isEqualTo(new Standing(ID, 1, 6, 4, SEVEN, HOUR, LIMITS, Spent.NOTHING));
    assertThat(STANDING.spending(spent))
        .isEqualTo(new Standing(ID, 1, 5, 3, SEVEN, HOUR, LIMITS, spent));
    assertThat(STANDING.at(Priority.NORMAL))
        .isEqualTo(new Standing(ID, 1, 5, 3, Priority.NORMAL, HOUR, LIMITS, Spent.NOTHING));
    assertThat(STANDING.within(Limits.DEFAULT))
        .isEqualTo(new Standing(ID, 1, 5, 3, SEVEN, HOUR, Limits.DEFAULT, Spent.NOTHING));
    assertThat(STANDING.spending(spent).reborn(Deadline.NEVER))
        .isEqualTo(new Standing(ID, 2, 6, 3, SEVEN, Deadline.NEVER, LIMITS, Spent.NOTHING));
  }

  @ParameterizedTest
  @CsvSource({"-1,0,0", "0,-1,0", "0,0,-1"})
  void nothing_counts_from_below_zero(int generation, long epoch, int attempt) {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> new Standing(ID, generation, epoch, attempt, SEVEN, HOUR, LIMITS, Spent.NOTHING))
        .withMessage(
            ID + ": generation " + generation + ", epoch " + epoch + ", attempt " + attempt);
  }
}
