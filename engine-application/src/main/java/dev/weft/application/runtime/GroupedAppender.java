package dev.weft.application.runtime;

import dev.weft.application.stream.DurableAppends;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import dev.weft.port.in.stream.AppendFrames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Appends durable frames of many callers in shared transactions.
 *
 * <p>The contract is that of the port: answered after the commit, in order per stream, one refused
 * call never hurts its neighbours. Only small calls of durable frames share; everything else, and
 * what the shared statement does not admit, goes its own way on the caller's thread.
 */
public final class GroupedAppender implements AppendFrames, AutoCloseable {

  private static final GroupCommit.Shape SHAPE = new GroupCommit.Shape(1, 1, 200);
  private static final int SMALL_BYTES = 64 * 1024;

  private final AppendFrames direct;
  private final GroupCommit<Command, Optional<Result>> group;

  public GroupedAppender(AppendFrames direct, DurableAppends durable) {
    this.direct = direct;
    this.group = new GroupCommit<>("append", SHAPE, durable::append);
  }

  @Override
  public List<Result> append(List<Command> calls) {
    if (calls.isEmpty() || !calls.stream().allMatch(GroupedAppender::isSmall)) {
      return direct.append(calls);
    }
    List<Optional<Result>> shared = group.submit(calls);
    List<Result> results = new ArrayList<>(calls.size());
    for (int i = 0; i < calls.size(); i++) {
      Command call = calls.get(i);
      results.add(shared.get(i).orElseGet(() -> direct.append(List.of(call)).getFirst()));
    }
    return List.copyOf(results);
  }

  private static boolean isSmall(Command call) {
    long bytes = 0;
    for (NewFrame frame : call.frames()) {
      if (!(frame.mode() instanceof FrameMode.Durable)) {
        return false;
      }
      bytes += frame.bytes().size();
    }
    return bytes <= SMALL_BYTES;
  }

  @Override
  public void close() {
    group.close();
  }
}
