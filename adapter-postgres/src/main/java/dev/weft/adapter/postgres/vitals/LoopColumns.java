package dev.weft.adapter.postgres.vitals;

import dev.weft.domain.vitals.LoopState;
import java.util.Comparator;
import java.util.List;

/** Reports as one array per column, in the order of their key. */
public record LoopColumns(
    String[] names, String[] instances, Long[] ages, Integer[] failures, String[] lastErrors) {

  private static final Comparator<LoopState> BY_KEY =
      Comparator.comparing(LoopState::name).thenComparing(LoopState::instance);

  static LoopColumns of(List<LoopState> loops) {
    List<LoopState> sorted = loops.stream().sorted(BY_KEY).toList();
    return new LoopColumns(
        sorted.stream().map(LoopState::name).toArray(String[]::new),
        sorted.stream().map(LoopState::instance).toArray(String[]::new),
        sorted.stream().map(loop -> loop.sinceSuccess().toMillis()).toArray(Long[]::new),
        sorted.stream().map(LoopState::failures).toArray(Integer[]::new),
        sorted.stream().map(LoopState::lastError).toArray(String[]::new));
  }
}
