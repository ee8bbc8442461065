package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.submission.Submission;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.SubmitExecutions.Receipt;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.port.out.submission.KeyStore.KeyClaim;
import dev.weft.port.out.submission.KeyStore.KeyOwner;
import dev.weft.testkit.driving.Crowd;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The same key is the same execution, once, whoever asks and however often (I13). */
public abstract class KeyContract extends ContractSuite {

  static KeyClaim claimOf(NewExecution work) {
    Submission submission = work.submission();
    return new KeyClaim(
        submission.namespace(),
        submission.findKey().orElseThrow(),
        Bytes.ofUtf8("content"),
        work.id());
  }

  @Test
  void the_same_content_again_is_the_same_execution() {
    ExecutionId id = engine().submit(work().keyed("k").carrying("1"));

    List<Receipt> again = engine().receipts(work().keyed("k").carrying("1"));

    assertThat(again).containsExactly(new Receipt.Existing(id));
    assertThat(idsOf(engine().claim(ask().upTo(10)))).containsExactly(id);
  }

  @Test
  void other_content_is_a_conflict_and_its_neighbours_are_stored() {
    ExecutionId id = engine().submit(work().keyed("k").carrying("1"));

    List<Receipt> receipts = engine().receipts(work(), work().keyed("k").carrying("2"), work());

    ExecutionId before = receipts.getFirst().execution();
    ExecutionId after = receipts.getLast().execution();
    assertThat(receipts)
        .containsExactly(
            new Receipt.Created(before), new Receipt.Conflicted(id), new Receipt.Created(after));
    assertThat(idsOf(engine().claim(ask().upTo(10)))).containsExactlyInAnyOrder(id, before, after);
  }

  @Test
  void absent_is_not_the_default_said_aloud() {
    ExecutionId id = engine().submit(work().keyed("k"));

    List<Receipt> receipts = engine().receipts(work().keyed("k").withPriority(0));

    assertThat(receipts).containsExactly(new Receipt.Conflicted(id));
  }

  @Test
  void a_key_twice_in_one_batch_belongs_to_the_first() {
    List<Receipt> receipts =
        engine()
            .receipts(
                work().keyed("k").carrying("1"),
                work().keyed("k").carrying("1"),
                work().keyed("k").carrying("2"));

    ExecutionId id = receipts.getFirst().execution();
    assertThat(receipts)
        .containsExactly(
            new Receipt.Created(id), new Receipt.Existing(id), new Receipt.Conflicted(id));
    assertThat(idsOf(engine().claim(ask().upTo(10)))).containsExactly(id);
  }

  @Test
  void namespaces_have_keys_of_their_own() {
    Namespace other = new Namespace(namespace() + "-other");

    Receipt here = engine().receipts(work().keyed("k")).getFirst();
    Receipt there = engine().receipts(work().keyed("k").inNamespace(other)).getFirst();

    assertThat(here).isEqualTo(new Receipt.Created(here.execution()));
    assertThat(there).isEqualTo(new Receipt.Created(there.execution()));
  }

  @Test
  void a_key_outlives_the_end_of_what_it_names() {
    ExecutionId id = engine().submit(work().keyed("k"));
    engine().complete(engine().claimOne(ask()), work().build().payload());

    List<Receipt> again = engine().receipts(work().keyed("k"));

    assertThat(again).containsExactly(new Receipt.Existing(id));
  }

  @Test
  void a_parents_later_attempt_may_repeat_its_child() {
    ExecutionId parent = engine().submit(work().withPriority(1));
    LeaseHandle first = engine().claimOne(ask());
    ExecutionId child = engine().submit(work().keyed("k").childOf(first));
    moves().apply(parent, new ExecutionCommand.Revoke("drill", "operator"));
    LeaseHandle later = engine().claimOne(ask());

    List<Receipt> again = engine().receipts(work().keyed("k").childOf(later));

    assertThat(later.execution()).isEqualTo(parent);
    assertThat(again).containsExactly(new Receipt.Existing(child));
  }

  @Test
  void owners_come_in_the_order_of_the_claims() {
    List<KeyClaim> claims =
        IntStream.range(0, 20)
            .mapToObj(i -> claimOf(newborn(work().keyed("k" + (97 * i % 20)))))
            .toList();

    List<KeyOwner> owners = inTransaction(stores -> stores.keys().take(claims));
    List<KeyOwner> repeated = inTransaction(stores -> stores.keys().take(claims.reversed()));

    assertThat(owners)
        .isEqualTo(
            claims.stream()
                .map(claim -> new KeyOwner(claim.execution(), claim.content()))
                .toList());
    assertThat(repeated).isEqualTo(owners.reversed());
  }

  @Test
  void sixteen_at_once_with_one_key_make_one_execution() {
    List<Receipt> receipts = Crowd.ofSixteen(i -> engine().receipts(work().keyed("k")).getFirst());

    Set<ExecutionId> ids = receipts.stream().map(Receipt::execution).collect(Collectors.toSet());
    assertThat(ids).hasSize(1);
    assertThat(receipts).filteredOn(Receipt.Created.class::isInstance).hasSize(1);
    assertThat(receipts).filteredOn(Receipt.Existing.class::isInstance).hasSize(15);
    assertThat(idsOf(engine().claim(ask().upTo(100)))).containsExactlyElementsOf(ids);
  }

  @Test
  void overlapping_batches_in_opposite_orders_do_not_deadlock() {
    List<KeyClaim> wished =
        IntStream.range(0, 50).mapToObj(i -> claimOf(newborn(work().keyed("k" + i)))).toList();

    List<Set<KeyOwner>> owners =
        Crowd.ofSixteen(
            i -> {
              List<KeyClaim> mine = new ArrayList<>(wished);
              Collections.shuffle(mine, new Random(i));
              return Set.copyOf(inTransaction(stores -> stores.keys().take(mine)));
            });

    assertThat(Set.copyOf(owners)).hasSize(1);
  }
}
