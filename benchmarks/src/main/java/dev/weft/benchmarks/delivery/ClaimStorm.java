package dev.weft.benchmarks.delivery;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.claim.DueClaim;
import dev.weft.domain.outbox.claim.KeyOrder;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.setting.AbandonedKeyRule;
import dev.weft.domain.outbox.settle.LostLease;
import dev.weft.domain.outbox.settle.Settled;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.outbox.ClaimedMessage;
import dev.weft.port.out.outbox.LockedDeliveries;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/**
 * Sixteen workers take messages and give them back, over and over, and look whether two ever hold
 * one at the same time.
 */
public final class ClaimStorm {

  private static final int WORKERS = 16;
  private static final int BATCH = 50;
  private static final Duration LEASE = Duration.ofMinutes(10);

  private final Transactions transactions;
  private final IdSource ids;
  private final List<EndpointId> endpoints;
  private final Set<OutboxMessageId> held = ConcurrentHashMap.newKeySet();
  private final AtomicLong claimed = new AtomicLong();
  private final AtomicLong doubles = new AtomicLong();

  public ClaimStorm(Transactions transactions, IdSource ids, List<EndpointId> endpoints) {
    this.transactions = transactions;
    this.ids = ids;
    this.endpoints = List.copyOf(endpoints);
  }

  /** How many messages were claimed, and how many of them were held by somebody else. */
  public record Outcome(long claims, long doubles) {}

  /** Goes on until so many were claimed since the first call. */
  public Outcome rage(long claims) throws InterruptedException {
    List<Thread> workers =
        IntStream.range(0, WORKERS)
            .mapToObj(i -> endpoints.get(i % endpoints.size()))
            .map(endpoint -> Thread.ofPlatform().start(() -> work(endpoint, claims)))
            .toList();
    for (var worker : workers) {
      worker.join();
    }
    return new Outcome(claimed.get(), doubles.get());
  }

  private void work(EndpointId endpoint, long claims) {
    while (claimed.get() < claims) {
      DueClaim claim = claim(endpoint);
      List<OutboxMessageId> taken = transactions.run(stores -> take(stores, claim));
      taken.stream().filter(id -> !held.add(id)).forEach(id -> doubles.incrementAndGet());
      claimed.addAndGet(taken.size());
      taken.forEach(held::remove);
      transactions.run(stores -> giveBack(stores, claim, taken));
    }
  }

  private DueClaim claim(EndpointId endpoint) {
    return new DueClaim(
        endpoint,
        new Admission.Batch(BATCH),
        new KeyOrder(AbandonedKeyRule.RELEASES),
        ids.claimToken(),
        LEASE);
  }

  /** Without the endpoint's lock: the statement itself has to keep workers apart. */
  private static List<OutboxMessageId> take(Stores stores, DueClaim claim) {
    return stores.outbox().claimDue(claim).messages().stream()
        .map(ClaimedMessage::message)
        .map(OutboxMessage::id)
        .toList();
  }

  private static int giveBack(Stores stores, DueClaim claim, List<OutboxMessageId> taken) {
    LockedDeliveries locked = stores.outbox().lockMessages(claim.endpoint(), taken).orElseThrow();
    List<OutboxMessage> released =
        locked.messages().stream()
            .map(row -> LostLease.release(row, claim.token(), locked.now()))
            .filter(Settled.Moved.class::isInstance)
            .map(moved -> ((Settled.Moved) moved).next())
            .toList();
    stores.outbox().writeMessages(released, List.of());
    return released.size();
  }
}
