package dev.weft.benchmarks.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.util.TreeMap;

/** A report as one JSON object; its member names are a promise to whoever reads it by program. */
public final class JsonReport {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final MathContext FIVE_DIGITS = new MathContext(5);
  private static final double NANOS_PER_MILLI = 1e6;

  private JsonReport() {}

  public static String of(ScenarioReport report) {
    var json = JSON.objectNode().put("scenario", report.scenario());
    json.set("machine", machine(report.machine()));
    var versions = json.putObject("versions");
    new TreeMap<>(report.versions().byName()).forEach(versions::put);
    var results = json.putArray("results");
    report.results().forEach(result -> results.add(result(result)));
    var aims = json.putArray("aims");
    report.aims().forEach(aim -> aims.add(aim(aim)));
    return json.toString();
  }

  private static ObjectNode machine(Machine machine) {
    var conditions = machine.conditions();
    return JSON.objectNode()
        .put("os", machine.os())
        .put("arch", machine.arch())
        .put("cores", machine.cores())
        .put("memory_mb", machine.memoryMegabytes())
        .put("java", machine.java())
        .put("late_wake_p99_ms", millis(conditions.wakeP99()))
        .put("late_wake_max_ms", millis(conditions.wakeWorst()))
        .put("stolen_share", rounded(conditions.stolen()));
  }

  private static ObjectNode result(Result result) {
    return JSON.objectNode()
        .put("name", result.name())
        .put("per_s", rounded(result.perSecond().median()))
        .put("p50_ms", millis(result.p50()))
        .put("p99_ms", millis(result.p99()))
        .put("commits_per_exec", rounded(result.commitsPerExecution()))
        .put("wal_bytes_per_exec", rounded(result.walBytesPerExecution()));
  }

  private static ObjectNode aim(Aim aim) {
    return JSON.objectNode()
        .put("name", aim.name())
        .put("value", rounded(aim.value()))
        .put("aim", rounded(aim.aim()))
        .put("met", aim.met());
  }

  private static double millis(Duration duration) {
    return rounded(duration.toNanos() / NANOS_PER_MILLI);
  }

  private static double rounded(double value) {
    return new BigDecimal(value, FIVE_DIGITS).doubleValue();
  }
}
