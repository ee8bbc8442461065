package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import com.google.inject.multibindings.ProvidesIntoSet;
import dev.weft.application.runtime.PatientClaimer;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.execution.ClaimRoutes;
import dev.weft.bootstrap.http.execution.SubmitRoutes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.lease.LeaseRoutes;
import dev.weft.bootstrap.http.lease.RenewRoutes;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.port.in.execution.RenewLeases;
import dev.weft.port.in.execution.SubmitExecutions;

/** The API of submitters and workers, over the use cases. */
final class WorkRoutesModule extends AbstractModule {

  @ProvidesIntoSet
  @Singleton
  Routes submit(SubmitExecutions submitter, Bodies bodies, Contents contents) {
    return new SubmitRoutes(submitter, bodies, contents);
  }

  @ProvidesIntoSet
  @Singleton
  Routes claims(PatientClaimer claimer, Bodies bodies, Contents contents) {
    return new ClaimRoutes(claimer, bodies, contents);
  }

  @ProvidesIntoSet
  @Singleton
  Routes leases(
      CompleteExecutions completer,
      FailExecutions failer,
      DelayExecutions delayer,
      Bodies bodies,
      Contents contents) {
    return new LeaseRoutes(completer, failer, delayer, bodies, contents);
  }

  @ProvidesIntoSet
  @Singleton
  Routes renewals(RenewLeases renewer, Bodies bodies) {
    return new RenewRoutes(renewer, bodies);
  }
}
