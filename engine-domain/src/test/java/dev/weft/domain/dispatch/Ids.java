package dev.weft.domain.dispatch;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.partition.Partition;
import java.util.UUID;

/** Readable ids: the n-th execution and the n-th edge. */
public final class Ids {

  private Ids() {}

  public static ExecutionId execution(int n) {
    return new ExecutionId(new Partition(7), new UUID(0, n));
  }

  public static EdgeId edge(int n) {
    return new EdgeId(new UUID(1, n));
  }
}
