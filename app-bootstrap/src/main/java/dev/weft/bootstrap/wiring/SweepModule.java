package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.ProvidesIntoSet;
import dev.weft.application.sweep.AttemptExpirer;
import dev.weft.application.sweep.DeadlineExpirer;
import dev.weft.application.sweep.LeaseReaper;
import dev.weft.bootstrap.reconcile.Reconciler;
import dev.weft.bootstrap.reconcile.Reconciler.Pace;
import dev.weft.bootstrap.reconcile.Reconcilers;
import dev.weft.port.in.sweep.ExpireDeadlines;
import dev.weft.port.in.sweep.ExpireOverdueAttempts;
import dev.weft.port.in.sweep.ReapExpiredLeases;
import dev.weft.port.in.sweep.SweepReport;
import dev.weft.port.out.telemetry.Measure;
import dev.weft.port.out.telemetry.Telemetry;
import dev.weft.port.out.tx.Transactions;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** What passing time asks, over the chosen storage. */
final class SweepModule extends AbstractModule {

  @Provides
  @Singleton
  ReapExpiredLeases leases(@Background Transactions transactions) {
    return new LeaseReaper(transactions);
  }

  @Provides
  @Singleton
  ExpireOverdueAttempts attempts(@Background Transactions transactions, RandomGenerator random) {
    return new AttemptExpirer(transactions, random);
  }

  @Provides
  @Singleton
  ExpireDeadlines deadlines(@Background Transactions transactions) {
    return new DeadlineExpirer(transactions);
  }

  @ProvidesIntoSet
  @Singleton
  Reconciler leaseReaper(ReapExpiredLeases leases, Telemetry telemetry) {
    return new Reconciler("lease-reaper", () -> counted(leases.reapOnce(), telemetry), Pace.PROMPT);
  }

  private static SweepReport counted(SweepReport report, Telemetry telemetry) {
    telemetry.counted(Measure.LEASES_EXPIRED, report.moved());
    return report;
  }

  @ProvidesIntoSet
  @Singleton
  Reconciler attemptTimeout(ExpireOverdueAttempts attempts) {
    return new Reconciler("attempt-timeout", attempts::expireOnce, Pace.PROMPT);
  }

  @ProvidesIntoSet
  @Singleton
  Reconciler deadline(ExpireDeadlines deadlines) {
    return new Reconciler("deadline", deadlines::expireOnce, Pace.PROMPT);
  }

  @Provides
  @Singleton
  Reconcilers reconcilers(Set<Reconciler> all) {
    return new Reconcilers(List.copyOf(all));
  }
}
