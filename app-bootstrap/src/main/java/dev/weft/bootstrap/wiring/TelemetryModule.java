package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.ProvidesIntoSet;
import dev.weft.application.outbox.OutboxStatsReader;
import dev.weft.application.runtime.MeasuredEnds;
import dev.weft.application.vitals.LoopReporter;
import dev.weft.application.vitals.VitalsTaker;
import dev.weft.bootstrap.http.MetricsRoutes;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.reconcile.RunningLoops;
import dev.weft.bootstrap.telemetry.LoopReadings;
import dev.weft.bootstrap.telemetry.Meters;
import dev.weft.bootstrap.telemetry.MetricsPage;
import dev.weft.bootstrap.telemetry.OutboxReadings;
import dev.weft.bootstrap.telemetry.ReadingSource;
import dev.weft.bootstrap.telemetry.StoreReadings;
import dev.weft.port.in.vitals.ReportLoops;
import dev.weft.port.in.vitals.TakeVitals;
import dev.weft.port.out.telemetry.Telemetry;
import dev.weft.port.out.tx.Transactions;
import java.util.Set;

/** What the engine tells about itself. */
final class TelemetryModule extends AbstractModule {

  @Provides
  @Singleton
  Meters meters() {
    return new Meters();
  }

  @Provides
  @Singleton
  Telemetry telemetry(Meters meters) {
    return meters;
  }

  @Provides
  @Singleton
  MeasuredEnds ends(Telemetry telemetry) {
    return new MeasuredEnds(telemetry);
  }

  @Provides
  @Singleton
  RunningLoops loops() {
    return new RunningLoops();
  }

  @Provides
  @Singleton
  TakeVitals vitals(Transactions transactions) {
    return new VitalsTaker(transactions);
  }

  @Provides
  @Singleton
  ReportLoops report(@Background Transactions transactions) {
    return new LoopReporter(transactions);
  }

  @ProvidesIntoSet
  @Singleton
  ReadingSource store(TakeVitals vitals) {
    return new StoreReadings(vitals);
  }

  @ProvidesIntoSet
  @Singleton
  ReadingSource messages(Transactions transactions) {
    return new OutboxReadings(new OutboxStatsReader(transactions));
  }

  @ProvidesIntoSet
  @Singleton
  ReadingSource loopAges(RunningLoops loops) {
    return new LoopReadings(loops);
  }

  @Provides
  @Singleton
  MetricsPage page(Meters meters, Set<ReadingSource> sources) {
    return new MetricsPage(meters, sources, System::nanoTime);
  }

  @ProvidesIntoSet
  @Singleton
  Routes metrics(MetricsPage page) {
    return new MetricsRoutes(page);
  }
}
