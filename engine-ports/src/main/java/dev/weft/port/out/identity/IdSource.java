package dev.weft.port.out.identity;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.partition.Partition;

/** Makes ids that were never made before. Flow, execution and edge ids rise with time. */
public interface IdSource {

  FlowId flow();

  ExecutionId execution(Partition partition);

  EdgeId edge();

  /** Random in all its bits: a lease id must not be guessed from another. */
  LeaseId lease();
}
