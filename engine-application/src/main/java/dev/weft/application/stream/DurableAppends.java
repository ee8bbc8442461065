package dev.weft.application.stream;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.port.in.stream.AppendFrames.Command;
import dev.weft.port.in.stream.AppendFrames.Result;
import dev.weft.port.out.stream.AppendReceipt;
import dev.weft.port.out.stream.DurableAppend;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Appends the calls of durable frames, all streams in one statement. One transaction.
 *
 * <p>A call left without an answer has written nothing, and neither has any other call to its
 * stream: they are for the closer look, in their order. Streams known to exist take the smaller
 * statement, which is its own commit.
 */
public final class DurableAppends {

  private final Transactions transactions;
  private final WrittenStreams written = new WrittenStreams();

  public DurableAppends(Transactions transactions) {
    this.transactions = transactions;
  }

  /** Answers in the order of the calls; empty for those that need a closer look. */
  public List<Optional<Result>> append(List<Command> calls) {
    Map<StreamKey, List<Integer>> streams = new TreeMap<>();
    for (int i = 0; i < calls.size(); i++) {
      streams.computeIfAbsent(calls.get(i).stream(), key -> new ArrayList<>()).add(i);
    }
    List<List<Integer>> together =
        streams.values().stream().filter(indexes -> fit(calls, indexes)).toList();
    List<Optional<Result>> results =
        new ArrayList<>(Collections.nCopies(calls.size(), Optional.empty()));
    if (!together.isEmpty()) {
      List<DurableAppend> appends =
          together.stream().map(indexes -> joined(calls, indexes)).toList();
      List<Optional<AppendReceipt>> receipts = appended(appends);
      for (int i = 0; i < together.size(); i++) {
        if (receipts.get(i).isPresent()) {
          share(receipts.get(i).get(), calls, together.get(i), results);
        }
      }
    }
    return results;
  }

  /** Whether the one statement can take all calls to a stream: one handle, durable, new numbers. */
  private static boolean fit(List<Command> calls, List<Integer> indexes) {
    Set<ClientSeq> numbers = new HashSet<>();
    Command first = calls.get(indexes.getFirst());
    for (int index : indexes) {
      Command call = calls.get(index);
      if (!call.handle().equals(first.handle()) || !fit(call.frames(), numbers)) {
        return false;
      }
    }
    return true;
  }

  private static boolean fit(List<NewFrame> frames, Set<ClientSeq> numbers) {
    for (NewFrame frame : frames) {
      boolean repeated = frame.clientSeq().isPresent() && !numbers.add(frame.clientSeq());
      if (repeated || !(frame.mode() instanceof FrameMode.Durable)) {
        return false;
      }
    }
    return true;
  }

  private List<Optional<AppendReceipt>> appended(List<DurableAppend> appends) {
    boolean allKnown = appends.stream().map(DurableAppend::handle).allMatch(written::knows);
    List<Optional<AppendReceipt>> receipts =
        allKnown
            ? transactions.runSingle(
                stores -> told(stores, appends, stores.frames().appendFurther(appends)))
            : transactions.run(
                stores -> told(stores, appends, stores.frames().appendDurable(appends)));
    for (int i = 0; i < appends.size(); i++) {
      remember(appends.get(i).handle(), receipts.get(i).isPresent());
    }
    return receipts;
  }

  private static List<Optional<AppendReceipt>> told(
      Stores stores, List<DurableAppend> appends, List<Optional<AppendReceipt>> receipts) {
    for (int i = 0; i < appends.size(); i++) {
      if (receipts.get(i).isPresent()) {
        LeaseHandle handle = appends.get(i).handle();
        stores.hints().moved(new StreamKey(handle.execution(), handle.attempt()));
      }
    }
    return receipts;
  }

  private void remember(LeaseHandle handle, boolean isWritten) {
    if (isWritten) {
      written.remember(handle);
    } else {
      written.forget(handle);
    }
  }

  private static DurableAppend joined(List<Command> calls, List<Integer> indexes) {
    Command first = calls.get(indexes.getFirst());
    return new DurableAppend(
        first.handle(),
        indexes.size() == 1
            ? first.frames()
            : indexes.stream().flatMap(index -> calls.get(index).frames().stream()).toList());
  }

  private static void share(
      AppendReceipt whole,
      List<Command> calls,
      List<Integer> indexes,
      List<Optional<Result>> results) {
    int from = 0;
    for (int index : indexes) {
      int to = from + calls.get(index).frames().size();
      long count = whole.frameCount() - (whole.ids().size() - to);
      results.set(
          index,
          Optional.of(
              new Result.Appended(whole.ids().subList(from, to), count, whole.summaryVersion())));
      from = to;
    }
  }
}
