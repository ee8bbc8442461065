package dev.weft.port.out.identity;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.outbox.ClaimToken;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.partition.Partition;

/** Makes ids that were never made before. All but lease ids and claim tokens rise with time. */
public interface IdSource {

  FlowId flow();

  ExecutionId execution(Partition partition);

  EdgeId edge();

  /** Random in all its bits: a lease id must not be guessed from another. */
  LeaseId lease();

  EndpointId endpoint();

  OutboxMessageId message();

  /** Random in all its bits, like a lease id. */
  ClaimToken claimToken();
}
