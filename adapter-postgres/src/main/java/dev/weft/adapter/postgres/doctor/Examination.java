package dev.weft.adapter.postgres.doctor;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What was found in one database.
 *
 * @param schemaVersion what is applied, 0 when there is no schema
 * @param pooled whether somebody stands between this session and the server, such as PgBouncer
 * @param transactions open ones, the oldest first
 * @param indexes that are there and usable
 * @param lagSeconds how long the oldest end has waited to be dispatched
 */
public record Examination(
    int schemaVersion,
    boolean pooled,
    Map<String, String> settings,
    List<OpenTransaction> transactions,
    List<DeadRows> dead,
    Set<String> indexes,
    List<ReportedLoop> loops,
    List<PausedLane> pauses,
    long lagSeconds) {}
