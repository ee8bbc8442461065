package dev.weft.adapter.postgres.stream;

import dev.weft.port.out.stream.DurableAppend;
import java.util.UUID;

/** One append of durable frames. */
public record FurtherColumns(
    KeyColumns stream, UUID lease, long epoch, int count, FrameColumns frames) {

  static FurtherColumns of(DurableAppend append) {
    return new FurtherColumns(
        KeyColumns.of(append.handle()),
        append.handle().lease().value(),
        append.handle().epoch(),
        append.frames().size(),
        FrameColumns.ofNew(append.frames()));
  }
}
