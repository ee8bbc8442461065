package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.application.runtime.PatientClaimer;
import dev.weft.bootstrap.config.ServerSettings;
import dev.weft.bootstrap.http.HealthRoutes;
import dev.weft.bootstrap.http.HttpServer;
import dev.weft.bootstrap.http.execution.ClaimRoutes;
import dev.weft.bootstrap.http.execution.ExecutionRoutes;
import dev.weft.bootstrap.http.execution.LeaseRoutes;
import dev.weft.bootstrap.http.execution.SubmitRoutes;
import dev.weft.bootstrap.http.guard.RequestIds;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.storage.Storage;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.DescribeExecution;
import dev.weft.port.in.execution.ListAttempts;
import dev.weft.port.in.execution.ReadResult;
import dev.weft.port.in.execution.SubmitExecutions;
import java.util.List;
import java.util.random.RandomGenerator;

/** The API over the use cases. */
final class HttpModule extends AbstractModule {

  @Provides
  @Singleton
  SubmitRoutes submit(SubmitExecutions submitter, Bodies bodies, Contents contents) {
    return new SubmitRoutes(submitter, bodies, contents);
  }

  @Provides
  @Singleton
  ClaimRoutes claims(PatientClaimer claimer, Bodies bodies, Contents contents) {
    return new ClaimRoutes(claimer, bodies, contents);
  }

  @Provides
  @Singleton
  LeaseRoutes leases(CompleteExecutions completer, Bodies bodies, Contents contents) {
    return new LeaseRoutes(completer, bodies, contents);
  }

  @Provides
  @Singleton
  ExecutionRoutes executions(
      DescribeExecution describer,
      ListAttempts attempts,
      ReadResult results,
      Bodies bodies,
      Contents contents) {
    return new ExecutionRoutes(describer, attempts, results, bodies, contents);
  }

  @Provides
  @Singleton
  HealthRoutes health(Storage storage, Bodies bodies) {
    return new HealthRoutes(storage, bodies);
  }

  @Provides
  @Singleton
  HttpServer server(
      ServerSettings settings,
      RandomGenerator random,
      SubmitRoutes submit,
      ClaimRoutes claims,
      LeaseRoutes leases,
      ExecutionRoutes executions,
      HealthRoutes health) {
    return new HttpServer(
        settings, List.of(submit, claims, leases, executions, health), new RequestIds(random));
  }
}
