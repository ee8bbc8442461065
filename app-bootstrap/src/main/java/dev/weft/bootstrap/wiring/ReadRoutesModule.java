package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import com.google.inject.multibindings.ProvidesIntoSet;
import dev.weft.bootstrap.http.HealthRoutes;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.execution.ExecutionRoutes;
import dev.weft.bootstrap.http.execution.ExplainRoutes;
import dev.weft.bootstrap.http.execution.ListingRoutes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.storage.Storage;
import dev.weft.port.in.execution.DescribeExecution;
import dev.weft.port.in.execution.ExplainExecution;
import dev.weft.port.in.execution.ListAttempts;
import dev.weft.port.in.execution.ListExecutions;
import dev.weft.port.in.execution.ReadResult;

/** The API of those who look, over the use cases. */
final class ReadRoutesModule extends AbstractModule {

  @ProvidesIntoSet
  @Singleton
  Routes executions(
      DescribeExecution describer,
      ListAttempts attempts,
      ReadResult results,
      Bodies bodies,
      Contents contents) {
    return new ExecutionRoutes(describer, attempts, results, bodies, contents);
  }

  @ProvidesIntoSet
  @Singleton
  Routes listing(ListExecutions lister, Bodies bodies) {
    return new ListingRoutes(lister, bodies);
  }

  @ProvidesIntoSet
  @Singleton
  Routes explain(ExplainExecution explainer, Bodies bodies) {
    return new ExplainRoutes(explainer, bodies);
  }

  @ProvidesIntoSet
  @Singleton
  Routes health(Storage storage, Bodies bodies) {
    return new HealthRoutes(storage, bodies);
  }
}
