package dev.weft.benchmarks.peer;

import com.github.kagkarlsson.scheduler.serializer.Serializer;

/** Hands a payload through as the bytes it is: db-scheduler pays for no serialization. */
final class RawBytes implements Serializer {

  @Override
  public byte[] serialize(Object data) {
    return (byte[]) data;
  }

  @Override
  public <T> T deserialize(Class<T> type, byte[] bytes) {
    return type.cast(bytes);
  }
}
