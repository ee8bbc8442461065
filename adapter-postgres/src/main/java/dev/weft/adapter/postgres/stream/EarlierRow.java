package dev.weft.adapter.postgres.stream;

import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.repeat.EarlierFrame;

/** A living frame that carries a client sequence. */
public record EarlierRow(long clientSeq, long tsMs, long seq, byte[] payload) {

  ClientSeq number() {
    return ClientSeq.of(clientSeq);
  }

  EarlierFrame toDomain() {
    return new EarlierFrame(new FrameId(tsMs, seq), FrameBytes.of(payload));
  }
}
