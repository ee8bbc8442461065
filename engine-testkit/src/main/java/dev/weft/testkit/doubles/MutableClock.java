package dev.weft.testkit.doubles;

import java.time.Instant;
import java.time.InstantSource;

/** A clock that shows {@link #START} until somebody moves it. */
public final class MutableClock implements InstantSource, TestClock {

  public static final Instant START = Instant.parse("2026-01-01T12:00:00.500Z");

  private volatile Instant time = START;

  @Override
  public Instant instant() {
    return time;
  }

  @Override
  public Instant now() {
    return time;
  }

  @Override
  public void set(Instant moment) {
    time = moment;
  }
}
