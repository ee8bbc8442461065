package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.partition.Partition;
import dev.weft.port.out.dispatch.DispatchEvents.TakenEvent;
import java.util.UUID;

/** An event read under the lock of its flow, with its upstream's generation of now. */
public record TakenRow(
    short partitionKey,
    UUID executionId,
    int generation,
    short ending,
    UUID flowId,
    int tries,
    int currentGeneration) {

  TakenEvent toDomain() {
    DispatchEvent event =
        new DispatchEvent(
            new ExecutionId(new Partition(partitionKey), executionId),
            generation,
            Code.ENDING.at(ending),
            currentGeneration);
    return new TakenEvent(event, new FlowId(flowId), tries);
  }
}
