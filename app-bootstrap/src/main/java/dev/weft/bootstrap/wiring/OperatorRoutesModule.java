package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import com.google.inject.multibindings.ProvidesIntoSet;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.admin.AuditRoutes;
import dev.weft.bootstrap.http.admin.ReconcileRoutes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.lane.LaneRoutes;
import dev.weft.bootstrap.http.operator.OperatorRoutes;
import dev.weft.bootstrap.http.operator.ReplayRoutes;
import dev.weft.bootstrap.reconcile.Reconcilers;
import dev.weft.port.in.audit.ListAudit;
import dev.weft.port.in.audit.RecordAction;
import dev.weft.port.in.execution.CancelExecutions;
import dev.weft.port.in.execution.ChangePriority;
import dev.weft.port.in.execution.ReplayExecution;
import dev.weft.port.in.execution.RevokeLeases;
import dev.weft.port.in.lane.ListLanes;
import dev.weft.port.in.lane.ListWorkers;
import dev.weft.port.in.lane.PauseLane;
import dev.weft.port.in.lane.ResumeLane;

/** The API of operators, over the use cases. */
final class OperatorRoutesModule extends AbstractModule {

  @ProvidesIntoSet
  @Singleton
  Routes operator(
      CancelExecutions canceller, ChangePriority priorities, RevokeLeases revoker, Bodies bodies) {
    return new OperatorRoutes(canceller, priorities, revoker, bodies);
  }

  @ProvidesIntoSet
  @Singleton
  Routes replay(ReplayExecution replayer, Bodies bodies) {
    return new ReplayRoutes(replayer, bodies);
  }

  @ProvidesIntoSet
  @Singleton
  Routes lanes(
      PauseLane pauser, ResumeLane resumer, ListLanes lanes, ListWorkers workers, Bodies bodies) {
    return new LaneRoutes(pauser, resumer, lanes, workers, bodies);
  }

  @ProvidesIntoSet
  @Singleton
  Routes reconcile(Reconcilers reconcilers, RecordAction recorder, Bodies bodies) {
    return new ReconcileRoutes(reconcilers, recorder, bodies);
  }

  @ProvidesIntoSet
  @Singleton
  Routes audit(ListAudit lister, Bodies bodies) {
    return new AuditRoutes(lister, bodies);
  }
}
