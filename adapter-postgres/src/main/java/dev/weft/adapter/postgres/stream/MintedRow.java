package dev.weft.adapter.postgres.stream;

import dev.weft.domain.stream.FrameId;
import dev.weft.port.out.stream.AppendReceipt;
import java.util.stream.LongStream;

/** A head after an append; the place is that of the append in the batch, from 1. */
public record MintedRow(int place, long lastMs, long lastSeq, long position, long summaryVersion) {

  AppendReceipt receipt(int frames) {
    return new AppendReceipt(
        LongStream.rangeClosed(lastSeq - frames + 1, lastSeq)
            .mapToObj(seq -> new FrameId(lastMs, seq))
            .toList(),
        position,
        summaryVersion);
  }
}
