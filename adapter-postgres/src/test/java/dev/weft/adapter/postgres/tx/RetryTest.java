package dev.weft.adapter.postgres.tx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.name.Lane;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is tried again, what is not, and that trying ends. */
@Timeout(60)
class RetryTest {

  private Trouble trouble;
  private final AtomicInteger tries = new AtomicInteger();

  @BeforeEach
  void begin() {
    trouble = Trouble.begin();
  }

  @AfterEach
  void close() {
    trouble.close();
  }

  /** The other side looks for deadlocks much later, so the body is the one that loses. */
  @Test
  void a_body_that_deadlocks_is_repeated_and_succeeds() throws Exception {
    ExecutionId mine = trouble.submitted();
    ExecutionId theirs = trouble.submitted();
    CompletableFuture<Void> crossed = new CompletableFuture<Void>().orTimeout(30, TimeUnit.SECONDS);
    try (Connection other = other()) {
      Sql.run(other, "SET deadlock_timeout = '1min'");
      hold(other, theirs);

      trouble
          .transactions()
          .run(
              stores -> {
                if (tries.incrementAndGet() > 1) {
                  crossed.join();
                }
                stores.executions().lock(List.of(mine));
                if (!crossed.isDone()) {
                  crossed.completeAsync(() -> cross(other, mine));
                }
                return stores.executions().lock(List.of(theirs));
              });
    }
    assertThat(tries).hasValue(2);
    assertThat(trouble.retries()).isEqualTo(1);
  }

  @Test
  void a_body_that_waits_too_long_for_a_lock_is_repeated() throws Exception {
    ExecutionId id = trouble.submitted();
    try (Connection other = other()) {
      hold(other, id);

      trouble
          .transactions()
          .run(
              stores -> {
                if (tries.incrementAndGet() == 2) {
                  end(other);
                }
                return stores.executions().lock(List.of(id));
              });

      assertThat(tries).hasValue(2);
      assertThat(trouble.retries()).isEqualTo(1);
    }
  }

  @Test
  void a_body_whose_session_is_killed_is_repeated() {
    ExecutionId id = trouble.submitted();
    trouble.signal().forget();

    trouble
        .transactions()
        .run(
            stores -> {
              stores.executions().lock(List.of(id));
              stores.hints().workIn(Lane.DEFAULT);
              if (tries.incrementAndGet() == 1) {
                trouble.killTheBodysSession();
              }
              return stores.executions().lock(List.of(id));
            });

    assertThat(tries).hasValue(2);
    assertThat(trouble.retries()).isEqualTo(1);
    assertThat(trouble.signal().raised()).containsExactly(Lane.DEFAULT);
  }

  @Test
  void a_body_that_never_gets_its_lock_is_given_up_in_bounded_time() throws Exception {
    ExecutionId id = trouble.submitted();
    try (Connection other = other()) {
      hold(other, id);

      failsWith(
          FailureKind.CONTENTION,
          () -> trouble.transactions().run(stores -> stores.executions().lock(List.of(id))));

      assertThat(trouble.retries()).isBetween(1L, (long) RetryBackoff.MOST_TRIES - 1);
    }
  }

  @Test
  void a_server_that_is_gone_is_unreachable_in_bounded_time() throws SQLException {
    trouble = trouble.impatient();
    ExecutionId id = trouble.submitted();
    try (Connection pooled = trouble.pool().getConnection()) {
      assertThat(pooled.isClosed()).isFalse();
      trouble.wire().close();
      awaitRefusal();
    }

    failsWith(
        FailureKind.UNREACHABLE,
        () -> trouble.transactions().run(stores -> stores.executions().lock(List.of(id))));

    assertThat(trouble.retries()).isEqualTo(RetryBackoff.MOST_TRIES - 1);
  }

  /** A pool that has not been refused yet knows of no reason why there is no connection. */
  private void awaitRefusal() {
    String state = null;
    while (!"08001".equals(state)) {
      try (Connection dead = trouble.pool().getConnection()) {
        trouble.pool().evictConnection(dead);
      } catch (SQLException refused) {
        state = refused.getSQLState();
      }
    }
  }

  @Test
  void a_pool_without_a_free_connection_is_exhausted_and_not_asked_again() throws SQLException {
    try (Connection first = trouble.pool().getConnection();
        Connection second = trouble.pool().getConnection()) {
      assertThat(first).isNotSameAs(second);

      failsWith(
          FailureKind.EXHAUSTED,
          () ->
              trouble
                  .transactions()
                  .run(
                      stores -> {
                        tries.incrementAndGet();
                        return stores.executions().lock(List.of());
                      }));
    }

    assertThat(tries).hasValue(1);
    assertThat(trouble.retries()).isZero();
  }

  @Test
  void an_exception_of_the_body_comes_out_as_it_is_and_is_not_repeated() {
    IllegalStateException mine = new IllegalStateException("mine");

    assertThatThrownBy(
            () ->
                trouble
                    .transactions()
                    .run(
                        stores -> {
                          tries.incrementAndGet();
                          throw mine;
                        }))
        .isSameAs(mine);

    assertThat(tries).hasValue(1);
  }

  private static void failsWith(FailureKind kind, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            TransientPortException.class, e -> assertThat(e.kind()).isEqualTo(kind))
        .hasMessageMatching("PostgreSQL " + kind + " \\(SQLSTATE \\w+\\)");
  }

  private Connection other() throws SQLException {
    Connection connection = trouble.database().owner().getConnection();
    connection.setAutoCommit(false);
    return connection;
  }

  private static void hold(Connection other, ExecutionId id) {
    try {
      Sql.rows(other, "SELECT 1 FROM weft.live WHERE execution_id = ? FOR UPDATE", id.value());
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Void cross(Connection other, ExecutionId id) {
    hold(other, id);
    end(other);
    return null;
  }

  private static void end(Connection other) {
    try {
      other.rollback();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
