package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.application.execution.ExecutionCompleter;
import dev.weft.application.runtime.GroupedCompleter;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.MeasuredEnds;
import dev.weft.application.runtime.PatientClaimer;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.port.in.execution.ClaimExecutions;
import dev.weft.port.in.execution.CompleteExecutions;

/** What waits, what wakes it, and what lets many callers share a commit. */
final class RuntimeModule extends AbstractModule {

  @Provides
  @Singleton
  LocalWorkSignal localSignal() {
    return new LocalWorkSignal();
  }

  @Provides
  @Singleton
  GroupedCompleter grouped(ExecutionCompleter direct) {
    return new GroupedCompleter(direct);
  }

  @Provides
  @Singleton
  CompleteExecutions complete(GroupedCompleter grouped, MeasuredEnds ends) {
    return ends.completing(grouped);
  }

  @Provides
  @Singleton
  PatientClaimer claimer(ClaimExecutions claims, LocalWorkSignal signal, EngineSettings settings) {
    return new PatientClaimer(claims, signal, settings.poll());
  }
}
