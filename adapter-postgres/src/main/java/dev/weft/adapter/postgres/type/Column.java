package dev.weft.adapter.postgres.type;

import dev.weft.domain.execution.ExecutionId;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

/** Turns a list of things into one array per column, which is how a batch becomes parameters. */
public final class Column {

  private Column() {}

  public static <T> Short[] partitions(List<T> things, Function<T, ExecutionId> id) {
    return shorts(things, thing -> (short) id.apply(thing).partition().number());
  }

  public static <T> UUID[] executions(List<T> things, Function<T, ExecutionId> id) {
    return uuids(things, thing -> id.apply(thing).value());
  }

  public static <T> UUID[] uuids(List<T> things, Function<T, UUID> value) {
    return filled(new UUID[things.size()], things, value);
  }

  public static <T> Short[] shorts(List<T> things, Function<T, Short> value) {
    return filled(new Short[things.size()], things, value);
  }

  public static <T> Integer[] integers(List<T> things, Function<T, Integer> value) {
    return filled(new Integer[things.size()], things, value);
  }

  public static <T> Long[] longs(List<T> things, Function<T, Long> value) {
    return filled(new Long[things.size()], things, value);
  }

  public static <T> Double[] doubles(List<T> things, Function<T, Double> value) {
    return filled(new Double[things.size()], things, value);
  }

  public static <T> Boolean[] booleans(List<T> things, Function<T, Boolean> value) {
    return filled(new Boolean[things.size()], things, value);
  }

  public static <T> String[] texts(List<T> things, Function<T, String> value) {
    return filled(new String[things.size()], things, value);
  }

  public static <T> byte[][] bytes(List<T> things, Function<T, byte[]> value) {
    return filled(new byte[things.size()][], things, value);
  }

  /** A loop: batches pass a dozen columns of hundreds each. */
  private static <T, V> V[] filled(V[] column, List<T> things, Function<T, V> value) {
    for (int i = 0; i < column.length; i++) {
      column[i] = value.apply(things.get(i));
    }
    return column;
  }

  /** Nothing at all instead of nothing but NULL: {@code unnest} fills up to the longest column. */
  public static <V> V[] sparse(V[] column) {
    for (V value : column) {
      if (value != null) {
        return column;
      }
    }
    return Arrays.copyOf(column, 0);
  }

  /**
   * A set inside a column of sets: {@code unnest} flattens arrays of arrays, so each travels as one
   * text that the statement splits again. Names and tags hold no control characters.
   */
  public static String joined(Collection<String> words) {
    return String.join("\u001f", words);
  }

  /** What a domain says by an empty text, a column says by NULL. */
  public static String orNull(String text) {
    return text.isEmpty() ? null : text;
  }

  public static Long millis(Instant at) {
    return at.toEpochMilli();
  }
}
