package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.transition.Sighting;
import dev.weft.port.out.execution.Change;
import dev.weft.port.out.execution.ClaimedExecution;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.port.out.tx.Stores;
import java.util.List;
import org.junit.jupiter.api.Test;

/** All of a body is stored, or nothing; hints follow the commit. */
public abstract class TransactionsContract extends ContractSuite {

  @Test
  void what_a_body_did_is_there_after_it_returned() {
    NewExecution work = newborn(work());

    String answer =
        inTransaction(
            stores -> {
              stores.executions().insert(List.of(work));
              return "done";
            });

    assertThat(answer).isEqualTo("done");
    assertThat(engine().describe(work.id())).isPresent();
  }

  @Test
  void an_exception_reaches_the_caller_unchanged_and_leaves_nothing() {
    NewExecution work = newborn(work());
    RuntimeException thrown = new UnsupportedOperationException("the body's own");

    assertThatThrownBy(() -> inTransaction(stores -> insertAndThrow(stores, work, thrown)))
        .isSameAs(thrown);

    assertThat(moves().look(work.id())).isEqualTo(new Sighting.Unknown());
    assertThat(engine().claim(ask().upTo(10))).isEmpty();
  }

  @Test
  void a_rolled_back_claim_leaves_the_work_for_the_next() {
    ExecutionId id = engine().submit(work());
    Execution before = see(id);

    assertThatThrownBy(() -> inTransaction(this::claimAndThrow))
        .isInstanceOf(UnsupportedOperationException.class);

    assertThat(see(id)).isEqualTo(before);
    assertThat(idsOf(engine().claim(ask().upTo(10)))).containsExactly(id);
  }

  @Test
  void a_rolled_back_key_is_free_again() {
    assertThatThrownBy(
            () ->
                inTransaction(
                    stores -> {
                      stores.keys().take(List.of(KeyContract.claimOf(newborn(work().keyed("k")))));
                      throw new UnsupportedOperationException();
                    }))
        .isInstanceOf(UnsupportedOperationException.class);

    ExecutionId id = engine().submit(work().keyed("k"));

    assertThat(engine().describe(id)).isPresent();
  }

  @Test
  void a_body_that_failed_may_run_again_without_harm() {
    NewExecution work = newborn(work());
    assertThatThrownBy(
            () ->
                inTransaction(
                    stores -> insertAndThrow(stores, work, new UnsupportedOperationException())))
        .isInstanceOf(UnsupportedOperationException.class);

    insert(work);

    assertThat(idsOf(engine().claim(ask().upTo(10)))).containsExactly(work.id());
  }

  @Test
  void a_body_sees_what_it_wrote() {
    NewExecution work = newborn(work());

    boolean seen =
        inTransaction(
            stores -> {
              stores.executions().insert(List.of(work));
              return stores.reads().find(work.id()).isPresent()
                  && stores.executions().lock(List.of(work.id())).sightings().getFirst()
                      instanceof Sighting.Found;
            });

    assertThat(seen).isTrue();
  }

  @Test
  void what_was_read_is_a_copy() {
    ExecutionId id = engine().submit(work());
    Execution.Runnable before = (Execution.Runnable) see(id);

    inTransaction(stores -> reprioritize(stores, before));

    assertThat(before.standing().priority()).isEqualTo(Priority.NORMAL);
    assertThat(see(id).standing().priority()).isEqualTo(new Priority(7));
  }

  @Test
  void hints_fire_after_the_commit() {
    List<?> during =
        inTransaction(
            stores -> {
              stores.hints().workIn(lane());
              return opened().signal().raised();
            });

    assertThat(during).isEmpty();
    assertThat(opened().signal().raised()).containsExactly(lane());
  }

  @Test
  void hints_of_a_rolled_back_body_never_fire() {
    assertThatThrownBy(
            () ->
                inTransaction(
                    stores -> {
                      stores.hints().workIn(lane());
                      throw new UnsupportedOperationException();
                    }))
        .isInstanceOf(UnsupportedOperationException.class);

    assertThat(opened().signal().raised()).isEmpty();
  }

  @Test
  void a_transaction_inside_a_transaction_is_refused() {
    NewExecution work = newborn(work());

    assertThatThrownBy(
            () ->
                inTransaction(
                    stores -> {
                      stores.executions().insert(List.of(work));
                      return engine().describe(work.id());
                    }))
        .isInstanceOf(IllegalStateException.class);

    assertThat(moves().look(work.id())).isEqualTo(new Sighting.Unknown());
  }

  @Test
  void a_single_question_is_stored_and_its_hints_follow() {
    ExecutionId id = engine().submit(work());

    List<ClaimedExecution> claimed =
        opened()
            .transactions()
            .runSingle(
                stores -> {
                  stores.hints().workIn(lane());
                  return stores.executions().claimRunnable(ask().build(), opened().ids().lease());
                });

    assertThat(claimed).hasSize(1);
    assertThat(see(id)).isInstanceOf(Execution.Active.class);
    assertThat(opened().signal().raised()).contains(lane());
  }

  @Test
  void a_single_question_inside_a_transaction_is_refused() {
    assertThatThrownBy(
            () ->
                inTransaction(
                    stores -> opened().transactions().runSingle(other -> other.reads().toString())))
        .isInstanceOf(IllegalStateException.class);
  }

  private static Void insertAndThrow(Stores stores, NewExecution work, RuntimeException thrown) {
    stores.executions().insert(List.of(work));
    stores.hints().workIn(work.submission().lane());
    throw thrown;
  }

  private Void claimAndThrow(Stores stores) {
    assertThat(stores.executions().claimRunnable(ask().build(), opened().ids().lease())).hasSize(1);
    throw new UnsupportedOperationException();
  }

  private static Void reprioritize(Stores stores, Execution.Runnable row) {
    stores.executions().lock(List.of(row.id()));
    Execution next =
        new Execution.Runnable(
            row.standing().at(new Priority(7)), row.runAt(), row.origin(), row.cause());
    stores.executions().write(List.of(new Change(next, PastAttempt.NOT_ENDED, Content.EMPTY)));
    return null;
  }
}
