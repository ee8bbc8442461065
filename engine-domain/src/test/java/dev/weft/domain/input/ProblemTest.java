package dev.weft.domain.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.junit.jupiter.api.Test;

class ProblemTest {

  @Test
  void the_sentence_names_the_field_quotes_the_value_and_says_what_was_expected() {
    Problem problem = new Problem("lane", "ä", "ASCII");

    assertThat(problem.sentence()).isEqualTo("lane was 'ä', expected ASCII");
  }

  @Test
  void a_value_of_200_code_points_is_kept_whole() {
    String value = "x".repeat(200);

    assertThat(new Problem("field", value, "less").value()).isEqualTo(value);
  }

  @Test
  void a_longer_value_is_cut_and_marked() {
    String value = "x".repeat(201);

    assertThat(new Problem("field", value, "less").value()).isEqualTo("x".repeat(200) + "…");
  }

  @Test
  void the_cut_counts_code_points_and_never_splits_a_pair() {
    String kept = "😀".repeat(200);

    assertThat(new Problem("field", kept, "less").value()).isEqualTo(kept);
    assertThat(new Problem("field", kept + "😀", "less").value()).isEqualTo(kept + "…");
  }

  @Test
  void an_absent_value_reads_as_null() {
    assertThat(new Problem("field", null, "text").value()).isEqualTo("null");
  }

  @Test
  void field_and_expectation_are_required() {
    assertThatNullPointerException().isThrownBy(() -> new Problem(null, "v", "e"));
    assertThatNullPointerException().isThrownBy(() -> new Problem("f", "v", null));
  }

  @Test
  void a_refusal_carries_its_problem_and_speaks_its_sentence() {
    InvalidInput refusal = InvalidInput.of("k", 0, "1 or more");

    assertThat(refusal).hasMessage("k was '0', expected 1 or more");
    assertThat(refusal.problem()).isEqualTo(new Problem("k", "0", "1 or more"));
  }
}
