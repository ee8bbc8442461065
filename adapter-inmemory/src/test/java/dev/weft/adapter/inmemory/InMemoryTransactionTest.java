package dev.weft.adapter.inmemory;

import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.name.Lane;
import dev.weft.port.out.execution.ExecutionStore;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.driving.Crowd;
import dev.weft.testkit.driving.UseCases;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.junit.jupiter.api.Test;

class InMemoryTransactionTest {

  private final InMemoryPorts ports = InMemoryPorts.fresh();
  private final UseCases engine = new UseCases(ports.transactions(), ports.ids());

  private NewExecution newborn() {
    ExecutionId id = ports.ids().execution(Lane.DEFAULT.partition());
    return NewExecution.alone(id, aSubmission().build());
  }

  private static Void insertAndFail(Stores stores, NewExecution work) {
    stores.executions().insert(List.of(work));
    stores.hints().workIn(new Lane("failed"));
    throw new UnsupportedOperationException();
  }

  @Test
  void a_failing_joined_body_is_undone_and_its_neighbours_are_committed() {
    NewExecution kept = newborn();
    NewExecution lost = newborn();
    try (InMemoryTransaction caller = ports.transactions().begin()) {
      Transactions joined = InMemoryTransactions.joining(caller);
      joined.run(
          stores -> {
            stores.executions().insert(List.of(kept));
            return null;
          });
      assertThatThrownBy(() -> joined.run(stores -> insertAndFail(stores, lost)))
          .isInstanceOf(UnsupportedOperationException.class);
      caller.commit();
    }

    assertThat(engine.describe(kept.id())).isPresent();
    assertThat(engine.describe(lost.id())).isEmpty();
    assertThat(ports.signal().raised()).isEmpty();
  }

  @Test
  void a_joined_body_inside_a_joined_body_is_refused() {
    try (InMemoryTransaction caller = ports.transactions().begin()) {
      Transactions joined = InMemoryTransactions.joining(caller);

      assertThatThrownBy(() -> joined.run(outer -> joined.run(inner -> 1)))
          .isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void stores_are_useless_once_their_transaction_has_ended() {
    Stores stores = ports.transactions().run(open -> open);
    ExecutionStore executions = ports.transactions().run(Stores::executions);

    assertThatThrownBy(stores::executions).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> executions.insert(List.of(newborn())))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void an_ended_transaction_ends_no_second_time() {
    InMemoryTransaction caller = ports.transactions().begin();
    caller.commit();

    assertThatThrownBy(caller::commit).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(caller::rollback).isInstanceOf(IllegalStateException.class);
    caller.close();
  }

  @Test
  void another_thread_may_not_end_it() {
    try (InMemoryTransaction caller = ports.transactions().begin()) {
      assertThat(Crowd.of(1, i -> refused(caller))).containsExactly(true);
    }
  }

  private static boolean refused(InMemoryTransaction caller) {
    try {
      caller.commit();
      return false;
    } catch (IllegalStateException e) {
      return true;
    }
  }

  @Test
  void stored_times_are_whole_milliseconds() {
    Instant fine = ports.clock().now().plusNanos(999_999);
    ports.clock().set(fine);
    ExecutionId id =
        engine.submit(aSubmission().notBefore(fine.plusNanos(1_000)).until(fine.plusSeconds(1)));

    var view = engine.describe(id).orElseThrow();

    assertThat(view.createdAt()).isEqualTo(fine.truncatedTo(ChronoUnit.MILLIS));
    assertThat(view.execution().standing().deadline().at())
        .isEqualTo(fine.truncatedTo(ChronoUnit.MILLIS).plusSeconds(1));
  }
}
