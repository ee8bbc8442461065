package dev.weft.domain.outbox.claim;

import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.endpoint.Admission;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Chooses the rows of one claim: due, oldest first, one per ordering key.
 *
 * <p>A row that lost a lease goes alone, at its turn, and is passed over by batches: if it kills
 * its sender again, no neighbour pays.
 */
public final class ClaimSelection {

  private ClaimSelection() {}

  /**
   * The rows to take.
   *
   * @param rows the endpoint's unsettled rows; with blocking keys its abandoned ones too
   */
  public static List<OutboxMessage> select(
      Collection<OutboxMessage> rows, Admission admission, KeyOrder order, Instant now) {
    return switch (admission) {
      case Admission.Closed closed -> List.of();
      case Admission.Batch batch -> batch(claimable(rows, order, now).toList(), batch.most());
      case Admission.Probe probe -> probe(rows, order, now).stream().toList();
    };
  }

  private static Stream<OutboxMessage> claimable(
      Collection<OutboxMessage> rows, KeyOrder order, Instant now) {
    return rows.stream()
        .filter(row -> due(row.state(), now))
        .filter(order.free(rows))
        .sorted(OutboxMessage.OLDEST_FIRST);
  }

  private static List<OutboxMessage> batch(List<OutboxMessage> claimable, int most) {
    return claimable.stream().findFirst().filter(ClaimSelection::alone).isPresent()
        ? List.of(claimable.getFirst())
        : claimable.stream().filter(row -> !alone(row)).limit(most).toList();
  }

  private static Optional<OutboxMessage> probe(
      Collection<OutboxMessage> rows, KeyOrder order, Instant now) {
    return claimable(rows, order, now)
        .findFirst()
        .or(
            () ->
                rows.stream()
                    .filter(row -> row.state() instanceof MessageState.Parked)
                    .filter(order.free(rows))
                    .min(OutboxMessage.OLDEST_FIRST));
  }

  private static boolean due(MessageState state, Instant now) {
    return switch (state) {
      case MessageState.Pending pending -> !pending.dueAt().isAfter(now);
      case MessageState.Sending sending -> sending.expired(now);
      case MessageState.Parked parked -> false;
      case MessageState.Sent sent -> false;
      case MessageState.Abandoned abandoned -> false;
    };
  }

  /** An expired claim is a lease being lost just now. */
  private static boolean alone(OutboxMessage row) {
    return row.state() instanceof MessageState.Sending || row.history().losses().mustTravelAlone();
  }
}
