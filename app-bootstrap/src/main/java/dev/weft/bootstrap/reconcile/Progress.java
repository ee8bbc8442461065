package dev.weft.bootstrap.reconcile;

import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.in.dispatch.ReconcileDependencies;
import dev.weft.port.in.sweep.FlowSweepReport;
import dev.weft.port.in.sweep.RemoveExpired;
import dev.weft.port.in.sweep.SweepReport;

/** Whether a step moved something: then there may be more, and it is repeated at once. */
final class Progress {

  private Progress() {}

  static boolean in(Record report) {
    return switch (report) {
      case SweepReport swept -> swept.moved() > 0;
      case FlowSweepReport swept -> swept.changed() > 0;
      case DispatchReport dispatched -> dispatched.dispatched() + dispatched.resolved() > 0;
      case ReconcileDependencies.Report tick -> tick.reconciled() > 0;
      case RemoveExpired.Report removed -> removed.total() > 0;
      default -> throw new IllegalArgumentException("nobody knows what " + report + " means");
    };
  }
}
