package dev.weft.benchmarks.tail;

import java.time.Duration;

/**
 * How many tailers wait on how many streams, and how many frames come each second.
 *
 * @param tailers of each stream
 */
public record TailLoad(String name, int streams, int tailers, int perSecond) {

  int framesIn(Duration time) {
    return (int) (perSecond * time.toMillis() / 1_000);
  }
}
