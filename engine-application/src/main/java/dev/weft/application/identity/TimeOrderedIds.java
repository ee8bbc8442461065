package dev.weft.application.identity;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.outbox.ClaimToken;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.partition.Partition;
import dev.weft.port.out.identity.IdSource;
import java.time.InstantSource;
import java.util.UUID;
import java.util.random.RandomGenerator;

/**
 * Makes UUIDv7 ids from the process clock, and random UUIDv4 lease ids and claim tokens.
 *
 * <p>The clock only orders ids; nothing is decided by it. The generator must be safe for many
 * threads and must not be guessable.
 */
public final class TimeOrderedIds implements IdSource {

  private static final long VERSION_7 = 0x7000L;
  private static final long VERSION_4 = 0x4000L;
  private static final long VARIANT = 0x8000_0000_0000_0000L;
  private static final long LOW_62_BITS = 0x3FFF_FFFF_FFFF_FFFFL;

  private final InstantSource clock;
  private final RandomGenerator random;

  public TimeOrderedIds(InstantSource clock, RandomGenerator random) {
    this.clock = clock;
    this.random = random;
  }

  @Override
  public FlowId flow() {
    return new FlowId(timeOrdered());
  }

  @Override
  public ExecutionId execution(Partition partition) {
    return new ExecutionId(partition, timeOrdered());
  }

  @Override
  public EdgeId edge() {
    return new EdgeId(timeOrdered());
  }

  @Override
  public LeaseId lease() {
    return new LeaseId(unguessable());
  }

  @Override
  public EndpointId endpoint() {
    return new EndpointId(timeOrdered());
  }

  @Override
  public OutboxMessageId message() {
    return new OutboxMessageId(timeOrdered());
  }

  @Override
  public ClaimToken claimToken() {
    return new ClaimToken(unguessable());
  }

  private UUID unguessable() {
    long high = random.nextLong() & ~0xF000L | VERSION_4;
    return new UUID(high, lowBits());
  }

  private UUID timeOrdered() {
    long high = clock.millis() << 16 | VERSION_7 | random.nextLong() & 0x0FFFL;
    return new UUID(high, lowBits());
  }

  private long lowBits() {
    return random.nextLong() & LOW_62_BITS | VARIANT;
  }
}
