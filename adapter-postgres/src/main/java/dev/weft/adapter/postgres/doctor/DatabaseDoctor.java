package dev.weft.adapter.postgres.doctor;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Looks at a database and touches nothing.
 *
 * <p>A pooler shows its clients another process number than the server has.
 */
public final class DatabaseDoctor {

  private static final int MOST_TRANSACTIONS = 10;
  private static final String[] SETTINGS = {
    "server_version",
    "server_version_num",
    "fsync",
    "full_page_writes",
    "synchronous_commit",
    "autovacuum",
    "track_counts"
  };

  private DatabaseDoctor() {}

  /**
   * @param told the number of the server process as the driver was told it
   */
  public static Examination examined(DoctorMapper mapper, int told) {
    boolean schema = mapper.hasTable("weft.schema_history");
    return new Examination(
        schema ? mapper.readSchemaVersion() : 0,
        mapper.readBackend() != told,
        settings(mapper),
        mapper.listTransactions(MOST_TRANSACTIONS),
        mapper.listDead(),
        Set.copyOf(mapper.listIndexes()),
        mapper.hasTable("weft.loop") ? mapper.listLoops() : List.of(),
        mapper.hasTable("weft.lane_pause") ? mapper.listPauses() : List.of(),
        mapper.hasTable("weft.dispatch_event") ? mapper.readDispatchLag() : 0);
  }

  private static Map<String, String> settings(DoctorMapper mapper) {
    return mapper.listSettings(SETTINGS).stream()
        .collect(Collectors.toMap(SettingRow::name, SettingRow::value));
  }
}
