package dev.weft.application.outbox;

import dev.weft.domain.outbox.ClaimToken;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.settle.LostLease;
import dev.weft.domain.outbox.settle.SettleTerms;
import dev.weft.domain.outbox.settle.Settled;
import dev.weft.domain.outbox.settle.Settling;
import dev.weft.domain.outbox.settle.Verdict;
import dev.weft.port.out.outbox.LockedDeliveries;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Applies the verdicts of one claim to its rows, run by run, and gives back the rest. */
final class Judging {

  private final LockedDeliveries locked;
  private final ClaimToken token;
  private final Function<OutboxMessageId, SettleTerms> terms;
  private final Map<OutboxMessageId, OutboxMessage> left = new LinkedHashMap<>();
  private final List<OutboxMessage> judged = new ArrayList<>();

  Judging(LockedDeliveries locked, ClaimToken token, Function<OutboxMessageId, SettleTerms> terms) {
    this.locked = locked;
    this.token = token;
    this.terms = terms;
    locked.messages().forEach(row -> left.put(row.id(), row));
  }

  void judge(Map<OutboxMessageId, Verdict> verdicts) {
    verdicts.forEach((id, verdict) -> settled(id, verdict).ifPresent(judged::add));
  }

  private Optional<OutboxMessage> settled(OutboxMessageId id, Verdict verdict) {
    return Optional.ofNullable(left.remove(id))
        .flatMap(row -> moved(Settling.settle(row, token, verdict, terms.apply(id))));
  }

  SettledRows releaseRest() {
    List<OutboxMessage> released = new ArrayList<>();
    left.values()
        .forEach(
            row -> moved(LostLease.release(row, token, locked.now())).ifPresent(released::add));
    return new SettledRows(locked, judged, released);
  }

  private static Optional<OutboxMessage> moved(Settled settled) {
    return settled instanceof Settled.Moved moved ? Optional.of(moved.next()) : Optional.empty();
  }
}
