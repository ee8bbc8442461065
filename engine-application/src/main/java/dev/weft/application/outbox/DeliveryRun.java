package dev.weft.application.outbox;

import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.claim.Stride;
import dev.weft.domain.outbox.endpoint.SigningSecrets;
import dev.weft.domain.outbox.isolation.IsolationStep;
import dev.weft.domain.outbox.isolation.Series;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.domain.outbox.settle.ClaimRenewal;
import dev.weft.domain.outbox.settle.Verdict;
import dev.weft.port.out.outbox.ClaimedMessage;
import dev.weft.port.out.outbox.DeliveryRequest;
import dev.weft.port.out.outbox.LockedDeliveries;
import dev.weft.port.out.outbox.OutboxSender.Exchange;
import dev.weft.port.out.tx.Stores;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/**
 * The requests of one flush, one after the other, from the first to a verdict for each row. No
 * transaction is open while one is under way.
 *
 * <p>Begins no request that the claim does not cover: the claim is renewed first, and the run ends
 * when that fails. Ends early, too, when the engine stops, when an answer speaks against the
 * endpoint, and when it has taken as long as a {@link Stride} may.
 */
final class DeliveryRun {

  private final DeliveryParts parts;
  private final OutboxSettings settings;
  private final SigningSecrets secrets;
  private final Claim claim;
  private final Map<OutboxMessageId, ClaimedMessage> messages;
  private final ClaimWatch claimed;

  DeliveryRun(
      DeliveryParts parts,
      OutboxSettings settings,
      SigningSecrets secrets,
      Claim claim,
      ClaimWatch claimed) {
    this.parts = parts;
    this.settings = settings;
    this.secrets = secrets;
    this.claim = claim;
    this.messages =
        claim.messages().stream().collect(Collectors.toMap(row -> row.message().id(), row -> row));
    this.claimed = claimed;
  }

  DeliveryOutcome deliver(BooleanSupplier stopping) {
    Map<OutboxMessageId, Verdict> undecodable = Undecodable.among(claim, parts.json());
    List<OutboxMessageId> rows =
        claim.ids().stream().filter(row -> !undecodable.containsKey(row)).toList();
    Exchanges made = new Exchanges(parts.nanos());
    return rows.isEmpty()
        ? made.outcome(undecodable, List.of())
        : made.outcome(undecodable, deliver(rows, made, stopping).stopped());
  }

  private Series deliver(List<OutboxMessageId> rows, Exchanges made, BooleanSupplier stopping) {
    Series series = Series.of(rows, claim.endpoint().maxBatch());
    ClaimWatch watch = claimed;
    int first = 0;
    while (series.next() instanceof IsolationStep.Send send
        && !stopping.getAsBoolean()
        && (!series.betweenRuns() || Stride.goesOn(made.spent()))) {
      if (!watch.covers(made.tookFrom(first))) {
        watch = ClaimWatch.started(settings.times(), parts.nanos());
        first = made.count();
        if (!parts.transactions().run(this::renew)) {
          break;
        }
      }
      Exchange exchange = exchange(send.rows());
      made.add(send.rows(), exchange);
      series = series.after(exchange.answer());
    }
    return series;
  }

  /** Whether every row is still ours; decided ones too, or they would be sent again. */
  private boolean renew(Stores stores) {
    Optional<LockedDeliveries> locked =
        stores.outbox().lockMessages(claim.endpoint().id(), claim.ids());
    return locked.filter(found -> renewed(stores, found)).isPresent();
  }

  private boolean renewed(Stores stores, LockedDeliveries locked) {
    List<OutboxMessage> renewed =
        ClaimRenewal.of(locked.messages(), claim.token(), settings.times().lease(), locked.now());
    stores.outbox().writeMessages(renewed, List.of());
    return renewed.size() == claim.messages().size();
  }

  /** A sender that throws has a bug; what it was asked to send is judged all the same. */
  private Exchange exchange(List<OutboxMessageId> rows) {
    try {
      return parts.sender().send(request(rows));
    } catch (RuntimeException bug) {
      return new Exchange(DeliveryAnswer.Unreachable.because(bug), Duration.ZERO);
    }
  }

  private DeliveryRequest request(List<OutboxMessageId> rows) {
    return new DeliveryRequest(
        claim.endpoint().url(),
        secrets,
        claim.form(),
        rows.stream().map(messages::get).toList(),
        settings.times());
  }
}
