package dev.weft.bootstrap.http.lease;

import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.InvalidRequest;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.Problem;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonObject;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;

/**
 * Reads the items of a batch one by one, lets a step answer those that could be read, and puts all
 * answers back in the order of the items.
 */
final class EachItem {

  private static final int MOST = 1_000;

  private EachItem() {}

  /** Refuses a batch that is too long, as one problem of the whole body. */
  static void bound(Fields fields, String name, List<Json> items) {
    if (items.size() > MOST) {
      fields.refuse(name, items.size() + " items", "at most " + MOST + " items");
    }
  }

  static <T> List<JsonObject> answered(
      List<Json> items, Function<Json, T> reader, Function<List<T>, List<JsonObject>> step) {
    List<Reading<T>> readings = items.stream().map(item -> read(item, reader)).toList();
    Iterator<JsonObject> answers = step.apply(readable(readings)).iterator();
    return readings.stream().map(reading -> answer(reading, answers)).toList();
  }

  private static <T> Reading<T> read(Json item, Function<Json, T> reader) {
    try {
      return new Reading.Readable<>(reader.apply(item));
    } catch (InvalidInput refused) {
      return new Reading.Unreadable<>(refused.problem());
    } catch (InvalidRequest refused) {
      return new Reading.Unreadable<>(refused.problems().getFirst());
    }
  }

  private static <T> List<T> readable(List<Reading<T>> readings) {
    return readings.stream()
        .filter(Reading.Readable.class::isInstance)
        .map(reading -> ((Reading.Readable<T>) reading).item())
        .toList();
  }

  private static <T> JsonObject answer(Reading<T> reading, Iterator<JsonObject> answers) {
    return switch (reading) {
      case Reading.Readable<T> readable -> answers.next();
      case Reading.Unreadable<T> unreadable -> refused(unreadable.problem());
    };
  }

  private static JsonObject refused(Problem problem) {
    return new Members()
        .putNull("execution_id")
        .put("status", "invalid_input")
        .put("field", problem.field())
        .put("value", problem.value())
        .put("expected", problem.expected())
        .done();
  }

  private sealed interface Reading<T> {

    record Readable<T>(T item) implements Reading<T> {}

    record Unreadable<T>(Problem problem) implements Reading<T> {}
  }
}
