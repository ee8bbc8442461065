package dev.weft.port.in.sweep;

/**
 * What one step of a sweep did.
 *
 * @param scanned executions that looked overdue
 * @param runAgain of them, those that will run again
 * @param ended of them, those that are terminal now
 * @param unmoved of them, those that had moved on before they were locked
 * @param errors of them, those that could not be decided or written; the next step finds them again
 */
public record SweepReport(int scanned, int runAgain, int ended, int unmoved, int errors) {

  public static final SweepReport NOTHING = new SweepReport(0, 0, 0, 0, 0);

  public int moved() {
    return runAgain + ended;
  }

  public SweepReport plus(SweepReport more) {
    return new SweepReport(
        scanned + more.scanned,
        runAgain + more.runAgain,
        ended + more.ended,
        unmoved + more.unmoved,
        errors + more.errors);
  }
}
