package dev.weft.bootstrap.cli;

import java.io.PrintWriter;

/** Tells how far a job is: a bar that moves on a terminal, a line per quarter elsewhere. */
public final class ProgressLine {

  private static final int WIDTH = 40;
  private static final int QUARTERS = 4;

  private final PrintWriter out;
  private final boolean terminal;
  private final int whole;
  private int told = -1;

  public ProgressLine(PrintWriter out, boolean terminal, int whole) {
    this.out = out;
    this.terminal = terminal;
    this.whole = whole;
  }

  public void at(int done) {
    if (terminal) {
      int filled = done * WIDTH / whole;
      out.print("\r  [" + "#".repeat(filled) + ".".repeat(WIDTH - filled) + "] " + count(done));
      out.print(done == whole ? System.lineSeparator() : "");
    } else if (done * QUARTERS / whole > told) {
      told = done * QUARTERS / whole;
      out.println("  " + count(done));
    }
    out.flush();
  }

  private String count(int done) {
    return done + " of " + whole;
  }
}
