package dev.weft.adapter.postgres.flow;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.graph.Member;
import dev.weft.domain.partition.Partition;
import java.util.UUID;

/** One row of {@code weft.member}. */
public record MemberRow(short partitionKey, UUID executionId, String nodeKey, byte[] content) {

  Member toDomain() {
    return new Member(
        new ExecutionId(new Partition(partitionKey), executionId),
        new NodeKey(nodeKey),
        Bytes.of(content));
  }
}
