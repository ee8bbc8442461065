package dev.weft.adapter.postgres.type;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ColumnTest {

  @Test
  void a_column_has_one_value_for_each_thing_in_their_order() {
    assertThat(Column.integers(List.of("a", "", "bcd"), String::length)).containsExactly(1, 0, 3);
  }

  @Test
  void a_column_of_nothing_but_null_is_empty_and_any_other_stays_as_long_as_the_batch() {
    assertThat(Column.sparse(new String[] {null, null})).isEmpty();
    assertThat(Column.sparse(new String[] {null, "x", null})).containsExactly(null, "x", null);
  }
}
