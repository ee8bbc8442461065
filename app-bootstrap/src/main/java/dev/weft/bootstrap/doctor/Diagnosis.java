package dev.weft.bootstrap.doctor;

import dev.weft.adapter.postgres.doctor.DeadRows;
import dev.weft.adapter.postgres.doctor.Examination;
import dev.weft.adapter.postgres.doctor.OpenTransaction;
import dev.weft.adapter.postgres.doctor.PausedLane;
import dev.weft.adapter.postgres.doctor.ReportedLoop;
import dev.weft.adapter.postgres.schema.SchemaShape;
import dev.weft.bootstrap.doctor.Finding.Grade;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What was found, one line per thing that was looked at; what hurts names the culprit. */
public record Diagnosis(List<Finding> findings) {

  private static final int LEAST_SERVER = 140_000;
  private static final long LONG_TRANSACTION_SECONDS = 60;
  private static final long STALLED_SECONDS = 60;
  private static final long GONE_SECONDS = 3_600;
  private static final long MANY_DEAD = 100_000;

  public Diagnosis {
    findings = List.copyOf(findings);
  }

  public static Diagnosis of(Examination found) {
    List<Finding> findings = new ArrayList<>();
    findings.add(server(found));
    findings.add(schema(found));
    findings.add(indexes(found));
    findings.addAll(settings(found));
    findings.add(pooler(found.pooled()));
    findings.addAll(transactions(found.transactions()));
    findings.addAll(dead(found.dead()));
    findings.addAll(loops(found.loops()));
    findings.addAll(lanes(found.pauses()));
    findings.add(lag(found.lagSeconds()));
    return new Diagnosis(findings);
  }

  public Grade worst() {
    return findings.stream().map(Finding::grade).max(Grade::compareTo).orElse(Grade.OK);
  }

  private static Finding server(Examination found) {
    String version = found.settings().getOrDefault("server_version", "unknown");
    int number = Integer.parseInt(found.settings().getOrDefault("server_version_num", "0"));
    return number >= LEAST_SERVER
        ? Finding.ok("server", "PostgreSQL " + version)
        : Finding.broken("server", "PostgreSQL " + version, "run PostgreSQL 14 or newer");
  }

  private static Finding schema(Examination found) {
    int known = SchemaShape.version();
    String text = "schema version " + found.schemaVersion() + ", this engine knows " + known;
    if (found.schemaVersion() == known) {
      return Finding.ok("schema", text);
    }
    return Finding.broken(
        "schema", text, found.schemaVersion() < known ? "run weft migrate" : "upgrade this engine");
  }

  private static Finding indexes(Examination found) {
    Set<String> missing = SchemaShape.indexesAt(found.schemaVersion());
    missing.removeAll(found.indexes());
    return missing.isEmpty()
        ? Finding.ok("indexes", "every index of the schema is there")
        : Finding.broken(
            "indexes",
            "missing or half built: " + String.join(", ", missing),
            "create them as weft migrate --print-sql shows");
  }

  private static List<Finding> settings(Examination found) {
    List<Finding> findings = new ArrayList<>();
    must(findings, found, "fsync", "on"::equals, "turn it on: a crash loses what was acknowledged");
    must(findings, found, "full_page_writes", "on"::equals, "turn it on: a crash may tear pages");
    must(
        findings,
        found,
        "synchronous_commit",
        value -> !value.equals("off"),
        "turn it on: a crash loses what was acknowledged");
    must(findings, found, "autovacuum", "on"::equals, "turn it on: dead rows slow every claim");
    must(findings, found, "track_counts", "on"::equals, "turn it on: autovacuum needs it");
    if (findings.isEmpty()) {
      findings.add(Finding.ok("settings", "nothing is set that hurts"));
    }
    return findings;
  }

  private static void must(
      List<Finding> findings,
      Examination found,
      String setting,
      Predicate<String> well,
      String advice) {
    String value = found.settings().getOrDefault(setting, "unknown");
    if (!well.test(value)) {
      findings.add(Finding.hurts("settings", setting + " is " + value, advice));
    }
  }

  private static Finding pooler(boolean pooled) {
    return pooled
        ? Finding.hurts(
            "pooler",
            "a pooler such as PgBouncer stands before the server",
            "set the session settings on the role, and give the listener a direct connection")
        : Finding.ok("pooler", "connected directly");
  }

  private static List<Finding> transactions(List<OpenTransaction> open) {
    List<Finding> old =
        open.stream()
            .filter(transaction -> transaction.seconds() >= LONG_TRANSACTION_SECONDS)
            .map(Diagnosis::old)
            .toList();
    String oldest = open.isEmpty() ? "none is open" : "oldest " + open.getFirst().seconds() + " s";
    return old.isEmpty() ? List.of(Finding.ok("transactions", oldest)) : old;
  }

  private static Finding old(OpenTransaction held) {
    return Finding.hurts(
        "transactions",
        "open for "
            + held.seconds()
            + " s: pid "
            + held.pid()
            + ", role "
            + held.role()
            + ", application "
            + held.application()
            + ", "
            + held.state(),
        "end it: SELECT pg_terminate_backend(" + held.pid() + ")");
  }

  private static List<Finding> dead(List<DeadRows> tables) {
    List<Finding> bloated =
        tables.stream()
            .filter(table -> table.dead() >= MANY_DEAD && table.dead() > table.live() / 5)
            .map(
                table ->
                    Finding.hurts(
                        "dead_rows",
                        table.table()
                            + " has "
                            + table.dead()
                            + " dead rows, "
                            + table.live()
                            + " live",
                        "look for what holds vacuum back, then VACUUM weft." + table.table()))
            .toList();
    long all = tables.stream().mapToLong(DeadRows::dead).sum();
    return bloated.isEmpty() ? List.of(Finding.ok("dead_rows", all + " in all tables")) : bloated;
  }

  private static List<Finding> loops(List<ReportedLoop> loops) {
    List<ReportedLoop> present =
        loops.stream().filter(loop -> loop.silence() < GONE_SECONDS).toList();
    List<Finding> stalled =
        present.stream()
            .filter(loop -> loop.seconds() >= STALLED_SECONDS || loop.failures() > 0)
            .map(Diagnosis::stalled)
            .toList();
    if (!stalled.isEmpty()) {
      return stalled;
    }
    String names =
        present.stream().map(ReportedLoop::name).distinct().collect(Collectors.joining(", "));
    return List.of(
        present.isEmpty()
            ? Finding.hurts("loops", "no loop has said anything for an hour", "start weft serve")
            : Finding.ok("loops", "all well: " + names));
  }

  private static Finding stalled(ReportedLoop loop) {
    String error = loop.lastError().isEmpty() ? "" : ", last error " + loop.lastError();
    return Finding.hurts(
        "loops",
        loop.name()
            + " of "
            + loop.instance()
            + " last succeeded "
            + loop.seconds()
            + " s ago"
            + error,
        "read the log of " + loop.instance() + ", or start it again");
  }

  private static Finding lag(long seconds) {
    return seconds < STALLED_SECONDS
        ? Finding.ok("lag", "dispatch keeps up, " + seconds + " s behind")
        : Finding.hurts(
            "lag",
            "the oldest end has waited " + seconds + " s to be dispatched",
            "POST /v1/admin/reconcile/dependency-reconciler, and read the errors it tells");
  }

  private static List<Finding> lanes(List<PausedLane> paused) {
    return paused.stream()
        .map(
            lane ->
                Finding.hurts(
                    "lanes",
                    lane.lane() + " is paused for " + lane.seconds() + " s by " + lane.pausedBy(),
                    "weft lane resume " + lane.lane()))
        .toList();
  }
}
