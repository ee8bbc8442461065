package dev.weft.benchmarks.report;

import dev.weft.benchmarks.measure.MachineWatch.Conditions;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A report as a table to read in a terminal, with the ratio of each rate to every other. */
public final class TextReport {

  private static final double NANOS_PER_MILLI = 1e6;

  private TextReport() {}

  public static String of(ScenarioReport report) {
    return head(report)
        + conditions(report.machine().conditions())
        + results(report.results())
        + ratios(report.results())
        + report.aims().stream().map(TextReport::aim).collect(Collectors.joining());
  }

  private static String head(ScenarioReport report) {
    var machine = report.machine();
    return format(
        "%s on %s %s, %d cores, %d MB, Java %s%n%s%n",
        report.scenario(),
        machine.os(),
        machine.arch(),
        machine.cores(),
        machine.memoryMegabytes(),
        machine.java(),
        new TreeMap<>(report.versions().byName()));
  }

  private static String conditions(Conditions found) {
    return format(
        "woken late by p99 %.1f ms, at most %.0f ms; %.1f %% of the processors stolen%n",
        millis(found.wakeP99()), millis(found.wakeWorst()), found.stolen() * 100);
  }

  private static String results(List<Result> results) {
    var title =
        format(
            "%n%-20s %9s %19s %9s %9s %12s %11s %10s%n",
            "",
            "per s",
            "lowest..highest",
            "p50 ms",
            "p99 ms",
            "commits/exec",
            "stmts/exec",
            "WAL B/exec");
    return title + results.stream().map(TextReport::result).collect(Collectors.joining());
  }

  private static String result(Result result) {
    var rate = result.perSecond();
    return format(
        "%-20s %9.0f %19s %9.2f %9.2f %12.3f %11.3f %10.0f%n",
        result.name(),
        rate.median(),
        format("%.0f..%.0f", rate.lowest(), rate.highest()),
        millis(result.p50()),
        millis(result.p99()),
        result.commitsPerExecution(),
        result.statementsPerExecution(),
        result.walBytesPerExecution());
  }

  private static String ratios(List<Result> results) {
    var title = results.stream().map(r -> format(" %20s", r.name())).collect(Collectors.joining());
    return format("%n%-20s%s%n", "rate, times that of", title)
        + results.stream().map(r -> ratios(r, results)).collect(Collectors.joining())
        + format("%n");
  }

  private static String ratios(Result result, List<Result> others) {
    var row =
        others.stream()
            .map(other -> format(" %20.2f", result.times(other)))
            .collect(Collectors.joining());
    return format("%-20s%s%n", result.name(), row);
  }

  private static String aim(Aim aim) {
    return format(
        "%-6s %s %.2f: %.3f%n", aim.met() ? "met" : "MISSED", aim.name(), aim.aim(), aim.value());
  }

  private static double millis(Duration duration) {
    return duration.toNanos() / NANOS_PER_MILLI;
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }
}
