package dev.weft.benchmarks.smoke;

import dev.weft.benchmarks.report.Aim;
import java.util.List;

/**
 * The most that a step may cost.
 *
 * @param statements of one batch
 * @param walBytes of one item
 * @param walRecords of one item
 */
record Bounds(double statements, double walBytes, double walRecords) {

  /** Of one item, whatever the step: a commit or two for a hundred, and what a session costs. */
  private static final double COMMITS = 0.05;

  List<Aim> judge(String step, Spent spent) {
    return List.of(
        Aim.atMost(step + ": statements per batch", spent.statementsPerBatch(), statements),
        Aim.atMost(step + ": commits each", spent.commits(), COMMITS),
        Aim.atMost(step + ": WAL bytes each", spent.walBytes(), walBytes),
        Aim.atMost(step + ": WAL records each", spent.walRecords(), walRecords));
  }
}
