package dev.weft.domain.outbox.isolation;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.settle.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The requests still to make, in claim order, and how many more may pass without a success.
 *
 * <p>Fewer than 8 refused rows go one by one; from 8 on, or when the request was too large, by
 * halves, and then with a budget: {@code ⌈log2 n⌉ + 2} requests reach a single row and a little
 * further, which is enough to see that nothing at all is accepted.
 */
record Queue(List<Group> groups, boolean untouched, boolean halving, int budget) {

  private static final int HALVES_FROM = 8;
  private static final int UNLIMITED = Integer.MAX_VALUE;

  static final Queue NOTHING = new Queue(List.of(), false, false, UNLIMITED);

  Queue {
    groups = List.copyOf(groups);
  }

  static Queue of(List<OutboxMessageId> rows) {
    return new Queue(List.of(new Group(rows, "")), true, false, UNLIMITED);
  }

  boolean isEmpty() {
    return groups.isEmpty();
  }

  boolean exhausted() {
    return budget <= 0;
  }

  List<OutboxMessageId> current() {
    return groups.getFirst().rows();
  }

  List<OutboxMessageId> rows() {
    return groups.stream().flatMap(group -> group.rows().stream()).toList();
  }

  Queue afterAccepted() {
    return new Queue(behind(List.of()), false, halving, UNLIMITED);
  }

  Queue afterSingle() {
    return new Queue(behind(List.of()), false, halving, spent());
  }

  Queue afterSplit(DeliveryClass meaning, String error) {
    Group group = groups.getFirst();
    if (halving) {
      return new Queue(behind(group.halves(error)), false, true, spent());
    }
    return meaning instanceof DeliveryClass.Refused && group.rows().size() < HALVES_FROM
        ? new Queue(behind(group.singles(error)), false, false, budget)
        : new Queue(behind(group.halves(error)), false, true, budgetFor(group.rows().size()));
  }

  /** The receiver named some of the current rows: the others go again together. */
  Queue without(List<OutboxMessageId> named, String error) {
    Set<OutboxMessageId> gone = Set.copyOf(named);
    List<OutboxMessageId> rest = current().stream().filter(row -> !gone.contains(row)).toList();
    List<Group> others = rest.isEmpty() ? List.of() : List.of(new Group(rest, error));
    return new Queue(behind(others), false, halving, spent());
  }

  /** Every row left gets another try, with the text of the refusal that last included it. */
  Ledger undecided(Ledger ledger) {
    Ledger closed = ledger;
    for (Group group : groups) {
      closed = closed.all(group.rows(), Verdict.Retry.plain(group.error()));
    }
    return closed;
  }

  private List<Group> behind(List<Group> first) {
    List<Group> left = new ArrayList<>(first);
    left.addAll(groups.subList(1, groups.size()));
    return left;
  }

  private int spent() {
    return budget == UNLIMITED ? UNLIMITED : budget - 1;
  }

  private static int budgetFor(int rows) {
    int log2RoundedUp = Integer.SIZE - Integer.numberOfLeadingZeros(rows - 1);
    return log2RoundedUp + 2;
  }
}
