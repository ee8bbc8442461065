package dev.weft.adapter.postgres.flow;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Cuts the rows of a large graph, so that each statement stays far below its timeout. */
final class Chunks {

  private static final int MOST = 10_000;

  private Chunks() {}

  static <T> Stream<List<T>> of(List<T> all) {
    return IntStream.range(0, (all.size() + MOST - 1) / MOST)
        .mapToObj(i -> all.subList(i * MOST, Math.min(all.size(), (i + 1) * MOST)));
  }
}
