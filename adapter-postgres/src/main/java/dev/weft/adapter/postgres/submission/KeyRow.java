package dev.weft.adapter.postgres.submission;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.partition.Partition;
import dev.weft.port.out.submission.KeyStore.KeyOwner;
import java.util.UUID;

/** One owned key. */
public record KeyRow(short partitionKey, UUID executionId, byte[] content) {

  KeyOwner toDomain() {
    return new KeyOwner(
        new ExecutionId(new Partition(partitionKey), executionId), Bytes.of(content));
  }
}
