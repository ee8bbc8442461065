package dev.weft.application.stream;

import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.summary.Summary;
import dev.weft.port.in.stream.ReadSummary;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.stream.StoredSummary;
import dev.weft.port.out.tx.Transactions;
import java.util.Optional;

/** Reads the rolling document of a stream. One transaction. */
public final class SummaryReader implements ReadSummary {

  private final Transactions transactions;
  private final PatchReader patches;

  public SummaryReader(Transactions transactions, JsonCodec json) {
    this.transactions = transactions;
    this.patches = new PatchReader(json);
  }

  @Override
  public Optional<Summary> read(StreamKey stream) {
    return transactions.run(stores -> stores.frames().findSummary(stream)).map(this::summary);
  }

  private Summary summary(StoredSummary stored) {
    return new Summary(
        patches.document(stored.text(), stored.version()),
        stored.firstAppliedAt(),
        stored.lastUpdatedAt());
  }
}
