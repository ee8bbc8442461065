package dev.weft.testkit.doubles;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.outbox.ClaimToken;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.partition.Partition;
import dev.weft.port.out.identity.IdSource;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Numbers ids from 1, each sort with a first group of its own: {@code
 * e0000000-0000-7000-8000-000000000001} is the first execution.
 *
 * <p>One sequence for all sorts; ids of one sort rise.
 */
public final class SequentialIds implements IdSource {

  private static final long EXECUTION = 0xE000_0000_0000_7000L;
  private static final long FLOW = 0xF000_0000_0000_7000L;
  private static final long EDGE = 0xED00_0000_0000_7000L;
  private static final long LEASE = 0x1EA5_E000_0000_4000L;
  private static final long ENDPOINT = 0xE9D0_0000_0000_7000L;
  private static final long MESSAGE = 0x3E55_0000_0000_7000L;
  private static final long CLAIM = 0xC1A1_0000_0000_4000L;
  private static final long VARIANT = 0x8000_0000_0000_0000L;

  private final AtomicLong last = new AtomicLong();

  @Override
  public FlowId flow() {
    return new FlowId(next(FLOW));
  }

  @Override
  public ExecutionId execution(Partition partition) {
    return new ExecutionId(partition, next(EXECUTION));
  }

  @Override
  public EdgeId edge() {
    return new EdgeId(next(EDGE));
  }

  @Override
  public LeaseId lease() {
    return new LeaseId(next(LEASE));
  }

  @Override
  public EndpointId endpoint() {
    return new EndpointId(next(ENDPOINT));
  }

  @Override
  public OutboxMessageId message() {
    return new OutboxMessageId(next(MESSAGE));
  }

  @Override
  public ClaimToken claimToken() {
    return new ClaimToken(next(CLAIM));
  }

  private UUID next(long sort) {
    return new UUID(sort, VARIANT | last.incrementAndGet());
  }
}
