package dev.weft.application.stream;

import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.port.in.stream.WatchStreams;
import dev.weft.port.out.tx.Transactions;
import java.util.List;
import java.util.Map;

/** Looks how far streams have come. One transaction. */
public final class StreamWatcher implements WatchStreams {

  private final Transactions transactions;

  public StreamWatcher(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Map<StreamKey, StreamMark> watch(List<StreamKey> streams) {
    return streams.isEmpty()
        ? Map.of()
        : transactions.run(stores -> stores.frames().marks(streams));
  }
}
