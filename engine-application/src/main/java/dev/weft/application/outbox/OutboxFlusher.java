package dev.weft.application.outbox;

import dev.weft.domain.outbox.ClaimToken;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.claim.DueClaim;
import dev.weft.domain.outbox.claim.KeyOrder;
import dev.weft.domain.outbox.claim.Stride;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.domain.outbox.endpoint.SigningSecrets;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.port.in.outbox.FlushOutbox;
import dev.weft.port.out.outbox.ClaimedMessages;
import dev.weft.port.out.outbox.LockedEndpoint;
import dev.weft.port.out.tx.Stores;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Delivers what is due at one endpoint: claim (a transaction), send (none), settle (a transaction).
 *
 * <p>The secret is looked for before anything is claimed, and no store is asked while it is: a
 * message is never taken that cannot be signed.
 */
public final class OutboxFlusher implements FlushOutbox {

  private final DeliveryParts parts;
  private final OutboxSettings settings;
  private final BooleanSupplier stopping;

  /**
   * @param stopping whether to begin no further request
   */
  public OutboxFlusher(DeliveryParts parts, OutboxSettings settings, BooleanSupplier stopping) {
    this.parts = parts;
    this.settings = settings;
    this.stopping = stopping;
  }

  @Override
  public Flushed flushDue(EndpointId id, Stride stride) {
    Optional<SecretRef> reference =
        parts.transactions().run(stores -> stores.endpoints().find(id)).map(Endpoint::secret);
    Optional<SigningSecrets> secrets = reference.flatMap(parts.secrets()::find);
    return secrets.isEmpty()
        ? new Flushed(Report.NOTHING, stride)
        : flush(id, reference.orElseThrow(), secrets.orElseThrow(), stride);
  }

  private Flushed flush(EndpointId id, SecretRef reference, SigningSecrets secrets, Stride stride) {
    ClaimWatch watch = ClaimWatch.started(settings.times(), parts.nanos());
    ClaimToken token = parts.ids().claimToken();
    Optional<Claim> claim =
        parts.transactions().run(stores -> claim(stores, id, reference, token, stride));
    if (claim.isEmpty() || claim.get().messages().isEmpty()) {
      int poisoned = claim.map(Claim::poisoned).orElse(0);
      return new Flushed(new Report(0, 0, 0, 0, 0, poisoned), stride);
    }
    DeliveryOutcome outcome =
        new DeliveryRun(parts, settings, secrets, claim.get(), watch).deliver(stopping);
    Report report = new DeliverySettling(parts, settings).settle(claim.get(), outcome);
    return new Flushed(report, outcome.next(stride));
  }

  private Optional<Claim> claim(
      Stores stores, EndpointId id, SecretRef reference, ClaimToken token, Stride stride) {
    return stores
        .endpoints()
        .lock(id)
        .filter(locked -> locked.endpoint().secret().equals(reference))
        .map(locked -> claim(stores, locked, token, stride));
  }

  private Claim claim(Stores stores, LockedEndpoint locked, ClaimToken token, Stride stride) {
    Endpoint endpoint = locked.endpoint();
    Admission admission =
        Admission.of(endpoint, true, locked.liveClaims(), locked.now())
            .atMost(settings.claimBatch())
            .times(stride.requests(), settings.claimBatch());
    if (admission instanceof Admission.Closed) {
      return Claim.of(locked, token, new ClaimedMessages(List.of(), 0));
    }
    KeyOrder order = new KeyOrder(settings.abandonedKeys());
    ClaimedMessages claimed =
        stores
            .outbox()
            .claimDue(
                new DueClaim(endpoint.id(), admission, order, token, settings.times().lease()));
    return Claim.of(locked, token, claimed);
  }
}
