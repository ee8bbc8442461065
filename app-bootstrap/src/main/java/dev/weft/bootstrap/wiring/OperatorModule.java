package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.application.execution.ExecutionCanceller;
import dev.weft.application.execution.ExecutionReplayer;
import dev.weft.application.execution.LeaseRevoker;
import dev.weft.application.execution.PriorityChanger;
import dev.weft.application.lane.LaneLister;
import dev.weft.application.lane.LanePauser;
import dev.weft.application.lane.LaneResumer;
import dev.weft.application.lane.WorkerLister;
import dev.weft.port.in.execution.CancelExecutions;
import dev.weft.port.in.execution.ChangePriority;
import dev.weft.port.in.execution.ReplayExecution;
import dev.weft.port.in.execution.RevokeLeases;
import dev.weft.port.in.lane.ListLanes;
import dev.weft.port.in.lane.ListWorkers;
import dev.weft.port.in.lane.PauseLane;
import dev.weft.port.in.lane.ResumeLane;
import dev.weft.port.out.tx.Transactions;

/** What operators command, over the chosen storage. */
final class OperatorModule extends AbstractModule {

  @Provides
  @Singleton
  CancelExecutions cancel(Transactions transactions) {
    return new ExecutionCanceller(transactions);
  }

  @Provides
  @Singleton
  RevokeLeases revoke(Transactions transactions) {
    return new LeaseRevoker(transactions);
  }

  @Provides
  @Singleton
  ChangePriority priority(Transactions transactions) {
    return new PriorityChanger(transactions);
  }

  @Provides
  @Singleton
  ReplayExecution replay(Transactions transactions) {
    return new ExecutionReplayer(transactions);
  }

  @Provides
  @Singleton
  PauseLane pause(Transactions transactions) {
    return new LanePauser(transactions);
  }

  @Provides
  @Singleton
  ResumeLane resume(Transactions transactions) {
    return new LaneResumer(transactions);
  }

  @Provides
  @Singleton
  ListLanes lanes(Transactions transactions) {
    return new LaneLister(transactions);
  }

  @Provides
  @Singleton
  ListWorkers workers(Transactions transactions) {
    return new WorkerLister(transactions);
  }
}
