package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.fixture.Sql;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.ibatis.mapping.MappedStatement;

/** What the server does for one mapped statement, line by line. */
record Plan(List<String> lines) {

  private static final Pattern BUFFERS = Pattern.compile("Buffers: shared (.*)");
  private static final Pattern NUMBER = Pattern.compile("(hit|read)=(\\d+)");

  /** The generic plan of a session: no argument is looked at. */
  static Plan of(Connection session, MappedStatement statement, List<String> arguments)
      throws SQLException {
    return explained(session, "EXPLAIN (COSTS OFF)", statement, arguments);
  }

  /** As above, and run; the caller rolls back. */
  static Plan run(Connection session, MappedStatement statement, List<String> arguments)
      throws SQLException {
    String how = "EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF, SUMMARY OFF)";
    return explained(session, how, statement, arguments);
  }

  private static Plan explained(
      Connection session, String how, MappedStatement statement, List<String> arguments)
      throws SQLException {
    Sql.run(session, "PREPARE explained AS " + numbered(Mapped.sql(statement)));
    try {
      String given = arguments.isEmpty() ? "" : "(" + String.join(", ", arguments) + ")";
      return new Plan(Sql.rows(session, how + " EXECUTE explained" + given));
    } finally {
      Sql.run(session, "DEALLOCATE explained");
    }
  }

  /** The kinds of work in it, outermost first: {@code Index Scan using live_pkey on live l}. */
  List<String> nodes() {
    return Stream.concat(
            Stream.of(lines.getFirst()), lines.stream().filter(line -> line.contains("->  ")))
        .map(line -> line.replaceFirst("^ *->  ", "").replaceFirst(" \\(actual.*", ""))
        .toList();
  }

  /** Index scans that walk the whole index because nothing tells where to enter it. */
  List<String> fullScans() {
    return IntStream.range(0, lines.size())
        .filter(i -> lines.get(i).contains("Index") && lines.get(i).contains(" Scan "))
        .filter(i -> i + 1 == lines.size() || !lines.get(i + 1).contains("Index Cond:"))
        .mapToObj(lines::get)
        .toList();
  }

  @Override
  public String toString() {
    return String.join("\n", lines);
  }

  /** Pages touched by the whole statement, in memory or not. */
  int buffers() {
    Matcher whole =
        lines.stream().map(BUFFERS::matcher).filter(Matcher::find).findFirst().orElseThrow();
    return NUMBER
        .matcher(whole.group(1))
        .results()
        .mapToInt(n -> Integer.parseInt(n.group(2)))
        .sum();
  }

  private static String numbered(String sql) {
    String[] parts = sql.split("\\?", -1);
    return IntStream.range(1, parts.length)
        .mapToObj(i -> "$" + i + parts[i])
        .collect(Collectors.joining("", parts[0], ""));
  }
}
