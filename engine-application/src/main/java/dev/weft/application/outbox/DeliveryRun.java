package dev.weft.application.outbox;

import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.endpoint.SigningSecrets;
import dev.weft.domain.outbox.isolation.Isolation;
import dev.weft.domain.outbox.isolation.IsolationStep;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.domain.outbox.settle.ClaimRenewal;
import dev.weft.domain.outbox.settle.Verdict;
import dev.weft.domain.outbox.view.DeliveryTry;
import dev.weft.port.out.outbox.ClaimedMessage;
import dev.weft.port.out.outbox.DeliveryRequest;
import dev.weft.port.out.outbox.LockedDeliveries;
import dev.weft.port.out.outbox.OutboxSender.Exchange;
import dev.weft.port.out.tx.Stores;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * The requests of one flush, from the first to a verdict for each row. No transaction is open while
 * one is under way.
 *
 * <p>Begins no request that the claim does not cover: the claim is renewed first, and the run ends
 * when that fails. Ends early, too, when the engine stops.
 */
final class DeliveryRun {

  private final DeliveryParts parts;
  private final OutboxSettings settings;
  private final SigningSecrets secrets;
  private final Claim claim;
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
    this.claimed = claimed;
  }

  /**
   * What the run came to.
   *
   * @param verdicts those rows of the claim that were judged; the others go back unsent
   * @param undecodable of them, those that were never sent
   */
  record Outcome(
      Map<OutboxMessageId, Verdict> verdicts,
      Set<OutboxMessageId> undecodable,
      List<DeliveryClass> news,
      List<DeliveryTry> tries) {

    /** Whether the endpoint hears of nothing but successes. */
    boolean onlyAccepted() {
      return news.stream().allMatch(DeliveryClass.Accepted.class::isInstance);
    }
  }

  Outcome deliver(BooleanSupplier stopping) {
    Map<OutboxMessageId, Verdict> verdicts = Undecodable.among(claim, parts.json());
    Set<OutboxMessageId> undecodable = Set.copyOf(verdicts.keySet());
    List<OutboxMessageId> rows =
        claim.ids().stream().filter(row -> !undecodable.contains(row)).toList();
    List<DeliveryTry> tries = new ArrayList<>();
    List<DeliveryClass> news = List.of();
    if (!rows.isEmpty()) {
      IsolationStep.Finished finished = deliver(rows, tries, stopping);
      verdicts.putAll(finished.verdicts());
      news = finished.news();
    }
    return new Outcome(verdicts, undecodable, news, tries);
  }

  private IsolationStep.Finished deliver(
      List<OutboxMessageId> rows, List<DeliveryTry> tries, BooleanSupplier stopping) {
    Isolation run = Isolation.of(rows);
    ClaimWatch watch = claimed;
    Duration spent = Duration.ZERO;
    while (run.next() instanceof IsolationStep.Send send && !stopping.getAsBoolean()) {
      if (!watch.covers(spent)) {
        watch = ClaimWatch.started(settings.times(), parts.nanos());
        spent = Duration.ZERO;
        if (!parts.transactions().run(this::renew)) {
          break;
        }
      }
      Exchange exchange = exchange(send.rows());
      spent = spent.plus(exchange.took());
      send.rows().forEach(row -> tries.add(logged(row, exchange)));
      run = run.after(exchange.answer());
    }
    return run.stopped();
  }

  private static DeliveryTry logged(OutboxMessageId row, Exchange exchange) {
    return DeliveryTry.of(row, exchange.answer(), exchange.took());
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
      return parts.sender().send(request(Set.copyOf(rows)));
    } catch (RuntimeException bug) {
      return new Exchange(DeliveryAnswer.Unreachable.because(bug), Duration.ZERO);
    }
  }

  private DeliveryRequest request(Set<OutboxMessageId> rows) {
    List<ClaimedMessage> messages =
        claim.messages().stream().filter(row -> rows.contains(row.message().id())).toList();
    return new DeliveryRequest(
        claim.endpoint().url(), secrets, claim.form(), messages, settings.times());
  }
}
