package dev.weft.adapter.postgres.schema;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the steps of the schema make, read from the steps themselves. */
public final class SchemaShape {

  private static final Pattern INDEX =
      Pattern.compile(
          "(CREATE|DROP)\\s+(?:UNIQUE\\s+)?INDEX\\s+(?:IF\\s+(?:NOT\\s+)?EXISTS\\s+)?"
              + "(?:weft\\.)?([a-z0-9_]+)",
          Pattern.CASE_INSENSITIVE);

  private SchemaShape() {}

  /** The newest version this engine knows. */
  public static int version() {
    return Migration.all().getLast().version();
  }

  /** The indexes by name that a schema of this version has, beside those of its keys. */
  public static Set<String> indexesAt(int version) {
    Set<String> indexes = new TreeSet<>();
    Migration.all().stream()
        .filter(step -> step.version() <= version)
        .forEach(step -> follow(indexes, step.sql()));
    return indexes;
  }

  private static void follow(Set<String> indexes, String sql) {
    Matcher statement = INDEX.matcher(sql.replaceAll("(?m)--.*$", ""));
    while (statement.find()) {
      if (statement.group(1).equalsIgnoreCase("CREATE")) {
        indexes.add(statement.group(2));
      } else {
        indexes.remove(statement.group(2));
      }
    }
  }
}
