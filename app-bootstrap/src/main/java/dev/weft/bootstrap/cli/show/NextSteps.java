package dev.weft.bootstrap.cli.show;

import dev.weft.bootstrap.demo.order.OrderOutcome;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/** What to try next; with the ids of the order when its database was kept. */
public final class NextSteps {

  private static final String ROW = "  %-46s # %s%n";

  private NextSteps() {}

  /**
   * @param kept the folder of its database, or null when that is thrown away
   */
  public static void print(PrintWriter out, OrderOutcome outcome, Path kept) {
    out.println();
    if (kept == null) {
      out.println("Try next:");
      out.printf(ROW, "./weft demo --data .weft/demo", "once more, and keep it");
      out.printf(ROW, "./weft serve", "an engine of your own; then, elsewhere:");
      out.printf(ROW, "./weft exec submit hello --payload '{\"n\":1}'", "hand work in");
      out.printf(ROW, "./weft worker run -- cat", "a worker: payload in, result out");
      out.printf(ROW, "./weft exec ls", "see what became of it");
      out.printf(ROW, "./weft doctor", "is the database well?");
    } else {
      look(out, outcome, kept);
    }
    out.flush();
  }

  private static void look(PrintWriter out, OrderOutcome outcome, Path kept) {
    out.println("It is kept. Look at it from another terminal while this runs:");
    out.printf(ROW, "./weft serve --data " + kept, "the same database");
    out.printf(ROW, "./weft flow graph " + outcome.flow(), "its nodes");
    List<OrderOutcome.Row> done = outcome.in("completed");
    if (!done.isEmpty()) {
      OrderOutcome.Row longest =
          done.stream()
              .max((one, other) -> Integer.compare(one.frames(), other.frames()))
              .orElseThrow();
      out.printf(ROW, "./weft tail " + longest.execution(), "what " + longest.key() + " wrote");
    }
    out.printf(ROW, "./weft outbox ls", "the webhooks");
    out.printf(ROW, "./weft doctor --data " + kept, "once the server is stopped");
  }
}
