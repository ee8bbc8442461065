package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.execution.Holders;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.append.StreamLedger;
import dev.weft.domain.stream.repeat.EarlierFrame;
import dev.weft.port.out.execution.LockedExecutions;
import dev.weft.port.out.stream.AppendProbe;
import dev.weft.port.out.stream.AppendSighting;
import dev.weft.port.out.stream.StreamGlance;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Sees a stream and the execution behind it.
 *
 * <p>Without locks the head is read first: then a lease that ended in between is seen lost, never a
 * closed stream under a lease that looks alive. Numbered frames are read last, so none that the
 * head counts is missed.
 */
record AppendLook(HeadMapper mapper, Holders holders, AppendProbe probe) {

  /** The stream alone. */
  Optional<StreamGlance> glance() {
    return head()
        .filter(row -> row.taken() == 0)
        .map(
            row ->
                new StreamGlance(Instant.ofEpochMilli(row.now()), row.toDomain(), row.summary()));
  }

  AppendSighting unlocked() {
    Optional<HeadRow> head = head();
    LockedExecutions execution = holders.look(handle());
    return head.map(row -> seen(row, execution)).orElseGet(() -> unwritten(execution));
  }

  AppendSighting locked() {
    LockedExecutions locked = holders.lock(handle());
    mapper.lockHead(stream());
    return head().map(row -> seen(row, locked)).orElseGet(() -> unwritten(locked));
  }

  private List<LeaseHandle> handle() {
    return List.of(probe.handle());
  }

  private KeyColumns stream() {
    return KeyColumns.of(probe.handle());
  }

  private Optional<HeadRow> head() {
    return Optional.ofNullable(mapper.readHead(stream(), probe.withSummary(), numbers()));
  }

  private AppendSighting seen(HeadRow head, LockedExecutions execution) {
    return new AppendSighting(
        later(Instant.ofEpochMilli(head.now()), execution.now()),
        execution.sightings().getFirst(),
        head.toDomain(),
        head.taken() == 0 ? Map.of() : earlier(),
        head.summary());
  }

  private AppendSighting unwritten(LockedExecutions execution) {
    return new AppendSighting(
        execution.now(),
        execution.sightings().getFirst(),
        StreamLedger.EMPTY,
        earlier(),
        AppendSighting.NO_SUMMARY);
  }

  private static Instant later(Instant one, Instant other) {
    return one.isBefore(other) ? other : one;
  }

  private Map<ClientSeq, EarlierFrame> earlier() {
    if (probe.numbers().isEmpty()) {
      return Map.of();
    }
    return mapper.listEarlier(stream(), numbers()).stream()
        .collect(Collectors.toMap(EarlierRow::number, EarlierRow::toDomain));
  }

  private Long[] numbers() {
    return probe.numbers().stream().map(ClientSeq::value).toArray(Long[]::new);
  }
}
