package dev.weft.bootstrap.cli.show;

import dev.weft.bootstrap.demo.order.OrderOutcome;
import dev.weft.bootstrap.demo.order.OrderOutcome.Row;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What happened, node by node and webhook by webhook, and what to try next. */
public final class OutcomeTable {

  private static final String ROW = "  %-9s %s %-10s %8s %10s %7s%n";

  private final PrintWriter out;
  private final Look look;

  public OutcomeTable(PrintWriter out, Look look) {
    this.out = out;
    this.look = look;
  }

  public void print(OrderOutcome outcome) {
    out.println();
    out.printf(Locale.ROOT, ROW, "node", " ", "state", "attempts", "duration", "frames");
    outcome.rows().forEach(this::row);
    out.println();
    said("flow", outcome.state() + ": " + keys(outcome, "failed") + " failed; the rest went on");
    said("quorum", "2 of 3 were enough; " + keys(outcome, "cancelled") + " was cancelled");
    said("skipped", keys(outcome, "skipped") + ", because what it waits for failed");
    said("webhooks", webhooks(outcome));
    said("time", Clock.seconds(outcome.took()) + ", " + outcome.frames() + " frames of output");
    outcome.surprises().forEach(line -> said("wrong", look.in(Paint.RED, line)));
    out.flush();
  }

  private void row(Row row) {
    Mark mark = Mark.of(row.state());
    boolean ran = row.attempts() > 0;
    out.printf(
        Locale.ROOT,
        ROW,
        row.key(),
        look.in(mark.paint(), String.valueOf(mark.sign())),
        row.state(),
        row.attempts(),
        ran ? Clock.seconds(row.took()) : "-",
        ran ? String.valueOf(row.frames()) : "-");
  }

  private void said(String about, String text) {
    out.printf(Locale.ROOT, "  %-10s%s%n", about, text);
  }

  private static String keys(OrderOutcome outcome, String state) {
    List<Row> rows = outcome.in(state);
    return rows.isEmpty()
        ? "nothing"
        : rows.stream().map(Row::key).collect(Collectors.joining(", "));
  }

  private static String webhooks(OrderOutcome outcome) {
    long sent =
        outcome.deliveries().stream().filter(delivery -> delivery.state().equals("sent")).count();
    return sent
        + " of "
        + outcome.deliveries().size()
        + " delivered, signed, in "
        + outcome.tries()
        + " tries; a 429 was waited out";
  }
}
