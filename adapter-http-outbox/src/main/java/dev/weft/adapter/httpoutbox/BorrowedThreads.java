package dev.weft.adapter.httpoutbox;

import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;

/**
 * The threads a sender uses and does not own.
 *
 * @param timer ends exchanges whose deadline passed; never does anything that blocks
 * @param lookups asks name servers; platform threads, since a lookup holds its carrier
 */
public record BorrowedThreads(ScheduledExecutorService timer, ExecutorService lookups) {

  public BorrowedThreads {
    Objects.requireNonNull(timer, "timer");
    Objects.requireNonNull(lookups, "lookups");
  }
}
