package dev.weft.application.outbox;

import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.Jitter;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.operate.Unpark;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.domain.outbox.settle.SettleTerms;
import dev.weft.domain.outbox.view.DeliveryTry;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import dev.weft.port.out.outbox.DeliveryChanges;
import dev.weft.port.out.outbox.LockedDeliveries;
import dev.weft.port.out.tx.Stores;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes what became of a flush: lock by id, decide, write, in one transaction; in another one when
 * the endpoint turned out to have something to learn.
 *
 * <p>Verdicts on rows the claim no longer owns are stale: counted and logged, but neither the row
 * nor the endpoint learns from them (I35).
 */
record DeliverySettling(DeliveryParts parts, OutboxSettings settings) {

  Report settle(Claim claim, DeliveryOutcome outcome) {
    Map<OutboxMessageId, Jitter> draws = new HashMap<>();
    claim.ids().forEach(row -> draws.put(row, new Jitter(parts.random().nextDouble())));
    return calmly(claim, outcome, draws).orElseGet(() -> settle(claim, outcome, draws));
  }

  /** Senders of one endpoint do not wait for each other while nothing happens to it. */
  private Optional<Report> calmly(
      Claim claim, DeliveryOutcome outcome, Map<OutboxMessageId, Jitter> draws) {
    if (!claim.calm() || !outcome.onlyAccepted()) {
      return Optional.empty();
    }
    return parts
        .transactions()
        .run(
            stores ->
                stores
                    .outbox()
                    .lockMessages(claim.endpoint().id(), claim.ids())
                    .filter(claim::staysCalm)
                    .map(locked -> settled(locked, claim, outcome, draws))
                    .map(settled -> writtenAlone(stores, settled, claim, outcome)));
  }

  private static Report writtenAlone(
      Stores stores, SettledRows rows, Claim claim, DeliveryOutcome outcome) {
    stores.outbox().writeMessages(rows.moved(), outcome.tries());
    return report(claim, outcome, rows.judged());
  }

  private Report settle(Claim claim, DeliveryOutcome outcome, Map<OutboxMessageId, Jitter> draws) {
    return parts
        .transactions()
        .run(
            stores ->
                stores
                    .outbox()
                    .lockDeliveries(
                        claim.endpoint().id(),
                        claim.ids(),
                        outcome.delivered() ? settings.recovery().most() : 0)
                    .map(locked -> settled(locked, claim, outcome, draws))
                    .map(settled -> written(stores, settled, claim, outcome))
                    .orElseGet(() -> report(claim, outcome, List.of())));
  }

  private SettledRows settled(
      LockedDeliveries locked,
      Claim claim,
      DeliveryOutcome outcome,
      Map<OutboxMessageId, Jitter> draws) {
    Judging judging = new Judging(locked, claim.token(), row -> terms(locked, draws.get(row)));
    judging.judge(outcome.undecodable());
    outcome.runs().forEach(run -> judging.judge(run.verdicts()));
    return judging.releaseRest();
  }

  private SettleTerms terms(LockedDeliveries locked, Jitter draw) {
    return new SettleTerms(
        locked.now(),
        locked.endpoint().ladder(),
        settings.ageLimit(),
        locked.endpoint().health().lastAccepted(),
        draw);
  }

  private Report written(Stores stores, SettledRows rows, Claim claim, DeliveryOutcome outcome) {
    List<OutboxMessage> messages = new ArrayList<>(rows.moved());
    if (rows.accepted()) {
      messages.addAll(Unpark.of(rows.locked().parked(), settings.recovery(), rows.locked().now()));
    }
    Endpoint endpoint = rows.endpointAfter(outcome.runs());
    stores.outbox().write(new DeliveryChanges(endpoint, messages, outcome.tries()));
    return report(claim, outcome, rows.judged());
  }

  private static Report report(Claim claim, DeliveryOutcome outcome, List<OutboxMessage> judged) {
    long attempted = outcome.tries().stream().map(DeliveryTry::message).distinct().count();
    long sent = judged.stream().filter(SettledRows::isSent).count();
    return new Report(
        claim.messages().size(),
        outcome.undecodable().size(),
        (int) attempted,
        (int) sent,
        outcome.judged() - judged.size(),
        claim.poisoned());
  }
}
