package dev.weft.adapter.postgres.tx;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What every engine session is set to.
 *
 * <p>Timeouts keep a stuck peer from holding locks; planner settings keep every statement on its
 * index whatever the statistics say. The engine's statements are few and constant, so the planner
 * has nothing to find out.
 */
public final class EngineSession {

  private static final Map<String, String> SETTINGS = settings();

  private EngineSession() {}

  /** As the {@code options} of a connection. */
  static String asConnectionOptions() {
    return SETTINGS.entrySet().stream()
        .map(setting -> "-c " + setting.getKey() + "=" + setting.getValue())
        .collect(Collectors.joining(" "));
  }

  /** As statements for an administrator, for a role that connects through PgBouncer. */
  public static String alterRole(String role) {
    String quoted = '"' + role.replace("\"", "\"\"") + '"';
    return SETTINGS.entrySet().stream()
        .map(
            setting ->
                "ALTER ROLE %s SET %s = '%s';"
                    .formatted(quoted, setting.getKey(), setting.getValue()))
        .collect(Collectors.joining("\n"));
  }

  private static Map<String, String> settings() {
    Map<String, String> settings = new LinkedHashMap<>();
    settings.put("statement_timeout", "5s");
    settings.put("lock_timeout", "2s");
    settings.put("idle_in_transaction_session_timeout", "5s");
    settings.put("client_connection_check_interval", "2s");
    settings.put("search_path", "pg_catalog");
    settings.put("plan_cache_mode", "force_generic_plan");
    settings.put("random_page_cost", "1.1");
    settings.put("jit", "off");
    settings.put("enable_seqscan", "off");
    settings.put("enable_hashjoin", "off");
    settings.put("enable_mergejoin", "off");
    settings.put("enable_bitmapscan", "off");
    return settings;
  }
}
