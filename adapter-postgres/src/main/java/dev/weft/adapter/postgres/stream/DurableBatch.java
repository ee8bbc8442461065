package dev.weft.adapter.postgres.stream;

import dev.weft.port.out.stream.AppendReceipt;
import dev.weft.port.out.stream.DurableAppend;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One batch of durable appends.
 *
 * <p>What the statement did not answer is asked once more: a statement sees one moment, and whoever
 * waited for another first append or for a renewal must see a later one.
 */
record DurableBatch(DurableMapper mapper, List<DurableAppend> appends) {

  List<Optional<AppendReceipt>> append() {
    List<Optional<AppendReceipt>> receipts = none();
    answer(receipts, mapper::appendDurable);
    if (receipts.contains(Optional.<AppendReceipt>empty())) {
      answer(receipts, mapper::appendDurable);
    }
    return receipts;
  }

  /** Only streams that have a head, and asked once. */
  List<Optional<AppendReceipt>> appendFurther() {
    List<Optional<AppendReceipt>> receipts = none();
    answer(receipts, mapper::appendFurther);
    return receipts;
  }

  private List<Optional<AppendReceipt>> none() {
    return new ArrayList<>(Collections.nCopies(appends.size(), Optional.empty()));
  }

  private void answer(
      List<Optional<AppendReceipt>> receipts, Function<DurableColumns, List<MintedRow>> statement) {
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < receipts.size(); i++) {
      if (receipts.get(i).isEmpty()) {
        open.add(i);
      }
    }
    DurableColumns asked = DurableColumns.of(open.stream().map(appends::get).toList());
    for (MintedRow row : statement.apply(asked)) {
      int index = open.get(row.place() - 1);
      receipts.set(index, Optional.of(row.receipt(appends.get(index).frames().size())));
    }
  }
}
