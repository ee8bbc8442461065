package dev.weft.adapter.postgres.tx;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.PermanentPortException;
import dev.weft.port.failure.TransientPortException;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.apache.ibatis.exceptions.PersistenceException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SqlStateTranslatorTest {

  private static final String SECRET = "INSERT INTO weft.execution VALUES ('s3cret')";

  @ParameterizedTest
  @CsvSource({
    "40001, CONTENTION",
    "40P01, CONTENTION",
    "55P03, CONTENTION",
    "57P01, UNREACHABLE",
    "57P02, UNREACHABLE",
    "57P03, UNREACHABLE",
    "08000, UNREACHABLE",
    "08001, UNREACHABLE",
    "08003, UNREACHABLE",
    "08006, UNREACHABLE",
    "53300, UNREACHABLE",
    "53000, EXHAUSTED",
    "53100, EXHAUSTED",
    "53200, EXHAUSTED",
    "53400, EXHAUSTED",
    "57014, TIMED_OUT",
    "25P03, TIMED_OUT",
    "25P04, TIMED_OUT",
    "57P05, TIMED_OUT",
    "23505, BROKEN",
    "23514, BROKEN",
    "42P01, BROKEN",
    "42501, BROKEN",
    "22001, BROKEN",
    "XX000, BROKEN",
    "57000, BROKEN",
    ", BROKEN"
  })
  void a_state_means_one_kind(String state, FailureKind kind) {
    assertThat(SqlStateTranslator.kindOf(new SQLException("x", state))).contains(kind);
  }

  @ParameterizedTest
  @CsvSource({
    "CONTENTION, true",
    "UNREACHABLE, true",
    "TIMED_OUT, false",
    "EXHAUSTED, false",
    "OUTCOME_UNKNOWN, false",
    "BROKEN, false"
  })
  void a_kind_is_repeated_or_not(FailureKind kind, boolean repeated) {
    assertThat(SqlStateTranslator.mayBeRepeated(kind)).isEqualTo(repeated);
  }

  @Test
  void a_pool_without_a_free_connection_is_exhausted() {
    Throwable waited = new SQLTransientConnectionException("request timed out after 5000ms");

    assertThat(SqlStateTranslator.kindOf(waited)).contains(FailureKind.EXHAUSTED);
  }

  @Test
  void a_pool_that_cannot_connect_is_unreachable() {
    SQLException refused = new SQLException("refused", "08001");
    Throwable waited = new SQLTransientConnectionException("timed out", "08001", refused);

    assertThat(SqlStateTranslator.kindOf(waited)).contains(FailureKind.UNREACHABLE);
  }

  @Test
  void the_driver_is_found_below_other_exceptions() {
    Throwable nested =
        new PersistenceException(new IllegalStateException(new SQLException("x", "40P01")));

    assertThat(SqlStateTranslator.kindOf(nested)).contains(FailureKind.CONTENTION);
  }

  @Test
  void an_exception_of_the_body_has_no_kind() {
    assertThat(SqlStateTranslator.kindOf(new IllegalStateException("mine"))).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(FailureKind.class)
  void the_message_says_kind_and_state_and_nothing_else(FailureKind kind) {
    SQLException driver = new SQLException(SECRET, "08006");

    RuntimeException translated =
        SqlStateTranslator.translated(kind, new PersistenceException(SECRET, driver));

    assertThat(translated).hasMessage("PostgreSQL " + kind + " (SQLSTATE 08006)");
    assertThat(translated).hasRootCause(driver);
  }

  @ParameterizedTest
  @EnumSource(FailureKind.class)
  void only_broken_is_permanent(FailureKind kind) {
    RuntimeException translated =
        SqlStateTranslator.translated(kind, new SQLException("x", "08006"));

    assertThat(translated)
        .isInstanceOf(
            kind == FailureKind.BROKEN
                ? PermanentPortException.class
                : TransientPortException.class);
  }
}
