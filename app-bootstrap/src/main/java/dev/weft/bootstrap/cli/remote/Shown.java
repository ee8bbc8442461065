package dev.weft.bootstrap.cli.remote;

import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonBoolean;
import dev.weft.domain.json.JsonNull;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Answers of a server as text for people.
 *
 * <p>Control characters in text from outside are shown as dots: nobody's execution may move the
 * cursor of an operator's terminal.
 */
final class Shown {

  private static final String NOTHING = "-";

  private Shown() {}

  static String member(JsonObject object, String name) {
    return object.find(name).map(Shown::value).orElse(NOTHING);
  }

  private static String value(Json value) {
    String text =
        switch (value) {
          case JsonString string -> string.value();
          case JsonArray array ->
              array.elements().stream().map(Shown::value).collect(Collectors.joining(","));
          case JsonNull nothing -> "";
          case JsonObject object -> object.toString();
          case JsonNumber number -> number.toString();
          case JsonBoolean truth -> truth.toString();
        };
    return text.isEmpty() ? NOTHING : text.replaceAll("\\p{Cntrl}", ".");
  }

  /** One line per member, names in a column. */
  static String lines(JsonObject object) {
    int width = object.members().keySet().stream().mapToInt(String::length).max().orElse(0);
    return object.members().keySet().stream()
        .map(name -> pad(name, width + 2) + member(object, name))
        .collect(Collectors.joining("\n"));
  }

  /** One row per object, as wide as its widest value. */
  static String table(List<JsonObject> rows, List<String> columns) {
    StringBuilder text = new StringBuilder();
    List<Integer> widths = columns.stream().map(name -> width(rows, name)).toList();
    appendRow(text, columns, widths);
    for (JsonObject row : rows) {
      appendRow(text, columns.stream().map(name -> member(row, name)).toList(), widths);
    }
    return text.toString().stripTrailing();
  }

  private static int width(List<JsonObject> rows, String name) {
    return rows.stream()
        .mapToInt(row -> member(row, name).length())
        .reduce(name.length(), Math::max);
  }

  private static void appendRow(StringBuilder text, List<String> cells, List<Integer> widths) {
    for (int i = 0; i < cells.size(); i++) {
      boolean last = i == cells.size() - 1;
      text.append(last ? cells.get(i) : pad(cells.get(i), widths.get(i) + 2));
    }
    text.append('\n');
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
