package dev.weft.adapter.postgres.doctor;

import dev.weft.adapter.postgres.schema.Migration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What was found in one database.
 *
 * @param schemaVersion what is applied, 0 when there is no schema
 * @param pooled whether somebody stands between this session and the server, such as PgBouncer
 * @param transactions open ones, the oldest first
 * @param indexes that are there and usable
 */
public record Examination(
    int schemaVersion,
    boolean pooled,
    Map<String, String> settings,
    List<TransactionRow> transactions,
    List<DeadRow> dead,
    Set<String> indexes,
    List<LoopRow> loops,
    List<LaneRow> pauses) {

  private static final Pattern INDEX =
      Pattern.compile(
          "(CREATE|DROP)\\s+(?:UNIQUE\\s+)?INDEX\\s+(?:CONCURRENTLY\\s+)?(?:IF\\s+(?:NOT\\s+)?EXISTS\\s+)?"
              + "(?:weft\\.)?([a-z0-9_]+)",
          Pattern.CASE_INSENSITIVE);

  /** What the newest schema is called by this engine. */
  public static int knownVersion() {
    return Migration.all().getLast().version();
  }

  /** The indexes that the applied steps made and this database lacks. */
  public Set<String> missingIndexes() {
    Set<String> missing = new TreeSet<>();
    Migration.all().stream()
        .filter(step -> step.version() <= schemaVersion)
        .forEach(step -> follow(missing, step.sql()));
    missing.removeAll(indexes);
    return missing;
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
