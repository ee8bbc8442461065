package dev.weft.adapter.postgres.retention;

import dev.weft.port.out.retention.Retention;
import java.time.Duration;

/** Not in PostgreSQL yet. */
public record PostgresRetention() implements Retention {

  @Override
  public int removeFlows(Duration age, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public int removeExecutions(Duration age, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public int removeKeys(Duration age, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public int removeSightings(Duration age, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public int removeEvents(Duration age, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
