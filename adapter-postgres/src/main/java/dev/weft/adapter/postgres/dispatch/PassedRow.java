package dev.weft.adapter.postgres.dispatch;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.passing.PassedResult;
import dev.weft.domain.dispatch.passing.UpstreamResult;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.partition.Partition;
import java.util.UUID;

/** The result at the far end of a successful edge; its bytes only where all of them may travel. */
public record PassedRow(
    short partitionKey,
    UUID downstreamId,
    UUID edgeId,
    UUID upstreamId,
    String dataPassingRef,
    long size,
    boolean inline,
    String resultType,
    byte[] result) {

  ExecutionId child() {
    return new ExecutionId(new Partition(partitionKey), downstreamId);
  }

  PassedResult toDomain() {
    UpstreamResult about =
        new UpstreamResult(
            new EdgeId(edgeId),
            new ExecutionId(new Partition(partitionKey), upstreamId),
            dataPassingRef == null ? DataPassingRef.NONE : new DataPassingRef(dataPassingRef),
            EdgeOutcome.SUCCESS,
            size);
    return inline
        ? new PassedResult.WithContent(about, content())
        : new PassedResult.ByIdOnly(about);
  }

  private Content content() {
    return resultType == null
        ? Content.EMPTY
        : new Content(Bytes.of(result), new ContentType(resultType));
  }
}
