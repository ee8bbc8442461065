package dev.weft.port.in.sweep;

/**
 * What one step of a sweep over flows did.
 *
 * @param scanned flows or groups looked at
 * @param changed what the step moved on: executions cancelled, flows carried out or settled
 * @param errors of those looked at, the ones that failed; a later step finds them again
 */
public record FlowSweepReport(int scanned, int changed, int errors) {

  public static final FlowSweepReport NOTHING = new FlowSweepReport(0, 0, 0);

  public FlowSweepReport plus(FlowSweepReport more) {
    return new FlowSweepReport(
        scanned + more.scanned, changed + more.changed, errors + more.errors);
  }
}
