package dev.weft.port.in.dispatch;

/**
 * What one step of dispatch did.
 *
 * @param taken events whose flows could be locked
 * @param dispatched of them, those that are marked now
 * @param resolved edges
 * @param unblocked children that may run now
 * @param skipped children that ended by it
 * @param cancelled upstreams that a join no longer needs
 * @param errors events that failed and are due later
 */
public record DispatchReport(
    int taken,
    int dispatched,
    int resolved,
    int unblocked,
    int skipped,
    int cancelled,
    int errors) {

  public static final DispatchReport NOTHING = new DispatchReport(0, 0, 0, 0, 0, 0, 0);

  public DispatchReport plus(DispatchReport more) {
    return new DispatchReport(
        taken + more.taken,
        dispatched + more.dispatched,
        resolved + more.resolved,
        unblocked + more.unblocked,
        skipped + more.skipped,
        cancelled + more.cancelled,
        errors + more.errors);
  }
}
