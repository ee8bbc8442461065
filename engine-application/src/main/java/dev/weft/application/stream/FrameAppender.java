package dev.weft.application.stream;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.append.AppendRequest;
import dev.weft.port.in.stream.AppendFrames;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.stream.AppendProbe;
import dev.weft.port.out.tx.Transactions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Appends: calls of durable frames together and in one statement, the rest one by one in two.
 *
 * <p>Whatever these statements do not admit is looked at more closely, in a transaction of its own.
 */
public final class FrameAppender implements AppendFrames {

  private final Transactions transactions;
  private final DurableAppends durable;
  private final PatchReader patches;

  public FrameAppender(Transactions transactions, JsonCodec json) {
    this.transactions = transactions;
    this.durable = new DurableAppends(transactions);
    this.patches = new PatchReader(json);
  }

  @Override
  public List<Result> append(List<Command> calls) {
    List<Optional<Result>> together = durable.append(calls);
    List<Result> results = new ArrayList<>(calls.size());
    for (int i = 0; i < calls.size(); i++) {
      Command call = calls.get(i);
      results.add(together.get(i).orElseGet(() -> alone(call)));
    }
    return List.copyOf(results);
  }

  private Result alone(Command call) {
    AppendRequest request;
    try {
      request = patches.read(call);
    } catch (InvalidInput refused) {
      return new Result.Invalid(refused.problem());
    }
    AppendProbe probe = probe(request);
    return glanced(request, probe)
        .orElseGet(() -> transactions.run(new AppendWalk(request, probe, patches)::appended));
  }

  /** Durable frames that come here were not admitted before: a glance would not help them. */
  private Optional<Result> glanced(AppendRequest request, AppendProbe probe) {
    return request.frames().stream().allMatch(frame -> frame.mode() instanceof FrameMode.Durable)
        ? Optional.empty()
        : new GlancedAppend(request, probe, patches).appended(transactions);
  }

  private static AppendProbe probe(AppendRequest request) {
    return new AppendProbe(
        request.handle(),
        request.frames().stream()
            .map(NewFrame::clientSeq)
            .filter(ClientSeq::isPresent)
            .collect(Collectors.toSet()),
        !request.patches().isEmpty());
  }
}
