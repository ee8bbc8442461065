package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.Sighting;
import dev.weft.port.in.execution.SubmitExecutions.Receipt;
import dev.weft.testkit.driving.UseCases;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Work handed in inside the caller's own transaction shares its fate. */
public abstract class JoiningContract extends ContractSuite {

  @Test
  void what_was_submitted_is_there_after_the_caller_committed() {
    ExecutionId id;
    try (CallerTransaction caller = opened().callerTransaction()) {
      id = joined(caller).submit(work());
      caller.commit();
    }

    assertThat(engine().describe(id)).isPresent();
    assertThat(idsOf(engine().claim(ask()))).containsExactly(id);
  }

  @Test
  void what_was_submitted_is_gone_after_the_caller_rolled_back() {
    ExecutionId id;
    try (CallerTransaction caller = opened().callerTransaction()) {
      id = joined(caller).submit(work().keyed("k"));
      caller.rollback();
    }

    assertThat(moves().look(id)).isEqualTo(new Sighting.Unknown());
    assertThat(engine().claim(ask())).isEmpty();
    assertThat(engine().receipts(work().keyed("k")).getFirst()).isInstanceOf(Receipt.Created.class);
  }

  @Test
  void a_caller_who_only_leaves_has_rolled_back() {
    ExecutionId id;
    try (CallerTransaction caller = opened().callerTransaction()) {
      id = joined(caller).submit(work());
    }

    assertThat(moves().look(id)).isEqualTo(new Sighting.Unknown());
  }

  @Test
  void several_calls_join_one_transaction_and_see_each_other() {
    List<Receipt> receipts;
    try (CallerTransaction caller = opened().callerTransaction()) {
      Receipt first = joined(caller).receipts(work().keyed("k")).getFirst();
      Receipt again = joined(caller).receipts(work().keyed("k")).getFirst();
      receipts = List.of(first, again);
      caller.commit();
    }

    ExecutionId id = receipts.getFirst().execution();
    assertThat(receipts).containsExactly(new Receipt.Created(id), new Receipt.Existing(id));
  }

  @Test
  void hints_wait_for_the_callers_commit() {
    try (CallerTransaction caller = opened().callerTransaction()) {
      joined(caller).submit(work());
      assertThat(opened().signal().raised()).isEmpty();

      caller.commit();
    }

    assertThat(opened().signal().raised()).containsExactly(lane());
  }

  @Test
  void hints_of_a_rolled_back_caller_never_fire() {
    try (CallerTransaction caller = opened().callerTransaction()) {
      joined(caller).submit(work());
      caller.rollback();
    }

    assertThat(opened().signal().raised()).isEmpty();
  }

  private UseCases joined(CallerTransaction caller) {
    return new UseCases(caller.transactions(), opened().ids());
  }
}
