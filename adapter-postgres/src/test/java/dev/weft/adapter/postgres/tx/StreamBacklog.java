package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.ibatis.mapping.MappedStatement;
import org.apache.ibatis.mapping.ParameterMapping;

/**
 * Two streams among many, one with a few frames and one with many of each mode, and the SQL
 * literals to ask for either.
 */
record StreamBacklog(PostgresFixture database) {

  static final String SMALL = "e0000000-0000-7000-8000-000000000001";
  static final String LARGE = "e0000000-0000-7000-8000-000000000002";

  private static final String LEASE = "1ea5e000-0000-4000-8000-000000000001";
  private static final int OTHERS = 2_000;
  private static final int FRAMES_OF_OTHERS = 20;

  /** So that a third of them is what a stream of the default settings keeps at most. */
  private static final int FRAMES_OF_LARGE = 3 * 16_384;

  private static final Map<String, String> LITERALS =
      Map.ofEntries(
          Map.entry("stream.partition", "7"),
          Map.entry("stream.attempt", "0"),
          Map.entry("partitions", "'{7}'"),
          Map.entry("attempts", "'{0}'"),
          Map.entry("streams.partitions", "'{7}'"),
          Map.entry("streams.attempts", "'{0}'"),
          Map.entry("leases", "'{" + LEASE + "}'"),
          Map.entry("epochs", "'{1}'"),
          Map.entry("firsts", "'{1}'"),
          Map.entry("lease", "'" + LEASE + "'"),
          Map.entry("epoch", "1"),
          Map.entry("withDocument", "true"),
          Map.entry("withBestEffort", "'{true}'"),
          Map.entry("numbers", "'{3,900000}'"),
          Map.entry("fromMs", "'{1000}'"),
          Map.entry("fromSeqs", "'{0}'"),
          Map.entry("toMs", "'{9000000000000000000}'"),
          Map.entry("toSeqs", "'{0}'"),
          Map.entry("mostBytes", "4194304"),
          Map.entry("document", "'{}'"),
          Map.entry("relaxed", "false"),
          Map.entry("at", "1"),
          Map.entry("ledger.rate", "1.5"));

  /** Statistics stay as the test leaves them. */
  void keepStatisticsStill() {
    for (String table : List.of("execution", "live", "stream_head", "frame", "summary")) {
      database.executeAsOwner("ALTER TABLE weft." + table + " SET (autovacuum_enabled = false)");
    }
  }

  void analyze() {
    database.executeAsOwner("ANALYZE");
  }

  /** Every third frame is durable, every third a patch, every third best effort. */
  void fill() {
    add(SMALL, FRAMES_OF_OTHERS);
    add(LARGE, FRAMES_OF_LARGE);
    for (String table : List.of("execution", "live", "stream_head", "frame", "summary")) {
      database.executeAsOwner(others(table));
    }
  }

  private void add(String execution, int frames) {
    database.executeAsOwner(
        """
        INSERT INTO weft.execution (
            partition_key, execution_id, kind, lane, lane_given, namespace, namespace_given,
            created_at, content_type, payload)
        VALUES (7, '%1$s', 'task', 'l', true, 'default', false, 1, 'text/plain', '');
        INSERT INTO weft.live (
            partition_key, execution_id, phase, priority, origin, cause, run_at, epoch, generation,
            next_attempt, retries, reclaims, lane, kind, lease_id, lease_until, started_at,
            worker_id, worker_instance_id)
        VALUES (7, '%1$s', 2, 0, 0, 0, 1, 1, 0, 1, 0, 0, 'l', 'task', '%2$s',
                weft.now_ms() + 86400000, 1, 'w', 'w-1');
        INSERT INTO weft.stream_head (
            partition_key, execution_id, attempt_index, last_ms, last_seq, position, lease_id,
            lease_epoch, summary_version, retained)
        VALUES (7, '%1$s', 0, %3$d, 0, %3$d, '%2$s', 1, %3$d / 3, %3$d / 3);
        INSERT INTO weft.summary (
            partition_key, execution_id, attempt_index, version, first_applied_at, last_updated_at,
            document)
        VALUES (7, '%1$s', 0, 1, 1, 1, '{}');
        INSERT INTO weft.frame (
            partition_key, execution_id, attempt_index, ts_ms, seq, position, appended_at, mode,
            client_seq, summary_version, kind, payload)
        SELECT 7, '%1$s', 0, i, 0, i, i, i %% 3, i, CASE WHEN i %% 3 = 1 THEN i END, 0,
               decode(repeat('ab', 100), 'hex')
          FROM generate_series(1, %3$d) i
        """
            .formatted(execution, LEASE, frames));
  }

  /** Copies of the small stream, spread over the partitions. */
  private String others(String table) {
    String copied = "('f0000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid";
    return """
        DO $$
        DECLARE
          columns text := (
            SELECT string_agg(attname, ', ' ORDER BY attnum)
              FROM pg_attribute
             WHERE attrelid = 'weft.%1$s'::regclass AND attnum > 0
               AND attname NOT IN ('partition_key', 'execution_id'));
        BEGIN
          EXECUTE format(
            'INSERT INTO weft.%1$s (partition_key, execution_id, %%1$s)
             SELECT i %% 256, %2$s, %%1$s
               FROM generate_series(1, %3$d) i
              CROSS JOIN weft.%1$s WHERE execution_id = ''%4$s''', columns);
        END $$
        """
        .formatted(table, copied.replace("'", "''").replace("%", "%%"), OTHERS, SMALL)
        .replace("i % 256", "i %% 256");
  }

  static List<String> arguments(MappedStatement statement, String execution, int frames) {
    return statement.getBoundSql(null).getParameterMappings().stream()
        .map(ParameterMapping::getProperty)
        .map(parameter -> literal(parameter, execution, frames))
        .toList();
  }

  private static String literal(String parameter, String execution, int frames) {
    return switch (parameter) {
      case "stream.execution" -> "'" + execution + "'";
      case "executions", "streams.executions" -> "'{" + execution + "}'";
      case "lasts" -> "'{" + frames + "}'";
      case "most", "count", "trim" -> String.valueOf(frames);
      case "mostFrames" -> "'{" + frames + "}'";
      case "before" -> String.valueOf(execution.equals(LARGE) ? FRAMES_OF_LARGE : FRAMES_OF_OTHERS);
      case "ledger.lastMs", "ledger.position", "ledger.summaryVersion" -> "1";
      case "frames.kinds", "modes" -> array("0", frames);
      case "frames.payloads" -> array("x", frames);
      case "frames.clientSeqs" -> numbers(1_000_000, frames);
      case "seqs" -> numbers(2_000_000, frames);
      case "frames.frameTypes", "frames.contentTypes", "frames.correlationIds", "summaryVersions" ->
          array("NULL", frames);
      default -> LITERALS.getOrDefault(parameter, "0");
    };
  }

  private static String array(String element, int n) {
    return "'{" + String.join(",", Collections.nCopies(n, element)) + "}'";
  }

  private static String numbers(int from, int n) {
    return IntStream.range(from, from + n)
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(",", "'{", "}'"));
  }
}
