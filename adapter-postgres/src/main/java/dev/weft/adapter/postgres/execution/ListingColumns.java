package dev.weft.adapter.postgres.execution;

import dev.weft.domain.execution.PublicState;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.submission.ExecutionFilter;
import dev.weft.domain.submission.ListingCursor;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;

/** A listing as parameters; a filter that lets everything through is null. */
public record ListingColumns(
    String[] namespaces,
    String[] lanes,
    String[] states,
    short partition,
    UUID execution,
    int max) {

  static ListingColumns of(ExecutionFilter filter, ListingCursor cursor, int max) {
    return new ListingColumns(
        words(filter.namespaces(), Namespace::value),
        words(filter.lanes(), Lane::value),
        words(filter.states(), PublicState::word),
        (short) cursor.after().partition().number(),
        cursor.after().value(),
        max);
  }

  private static <T> String[] words(Set<T> things, Function<T, String> word) {
    return things.isEmpty() ? null : things.stream().map(word).toArray(String[]::new);
  }
}
