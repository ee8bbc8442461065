package dev.weft.adapter.postgres.doctor;

import dev.weft.adapter.postgres.tx.ReadSession;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.sql.DataSource;

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
    "max_connections",
    "default_transaction_isolation",
    "track_counts"
  };

  private final DataSource database;

  public DatabaseDoctor(DataSource database) {
    this.database = database;
  }

  public Examination examine() {
    return ReadSession.ask(database, DoctorMapper.class, DatabaseDoctor::examined);
  }

  private static Examination examined(DoctorMapper mapper, int told) {
    boolean schema = mapper.hasSchema();
    int version = schema ? mapper.readSchemaVersion() : 0;
    boolean newest = version >= Examination.knownVersion();
    return new Examination(
        version,
        mapper.readBackend() != told,
        settings(mapper),
        mapper.listTransactions(MOST_TRANSACTIONS),
        schema ? mapper.listDead() : List.of(),
        Set.copyOf(mapper.listIndexes()),
        newest ? mapper.listLoops() : List.of(),
        newest ? mapper.listPauses() : List.of());
  }

  private static Map<String, String> settings(DoctorMapper mapper) {
    return mapper.listSettings(SETTINGS).stream()
        .collect(Collectors.toMap(SettingRow::name, SettingRow::value));
  }
}
