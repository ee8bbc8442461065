package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.ProvidesIntoSet;
import dev.weft.application.outbox.EndpointChanger;
import dev.weft.application.outbox.EndpointDescriber;
import dev.weft.application.outbox.EndpointLister;
import dev.weft.application.outbox.EndpointRegistrar;
import dev.weft.application.outbox.EndpointRemover;
import dev.weft.application.outbox.MessageEnqueuer;
import dev.weft.application.outbox.MessageRetrier;
import dev.weft.application.outbox.MessageUnparker;
import dev.weft.application.outbox.OutboxDrainer;
import dev.weft.application.outbox.OutboxStatsReader;
import dev.weft.application.outbox.OutboxSweeper;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.http.outbox.EndpointCalls;
import dev.weft.bootstrap.http.outbox.OutboxCalls;
import dev.weft.bootstrap.reconcile.Reconciler;
import dev.weft.domain.outbox.guard.UrlRules;
import dev.weft.domain.outbox.setting.OutboxRetention;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.port.in.outbox.DescribeEndpoint;
import dev.weft.port.in.outbox.EnqueueMessages;
import dev.weft.port.in.outbox.SweepOutbox;
import dev.weft.port.in.sweep.SweepReport;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;

/** What callers and operators ask of the outbox, over the chosen storage. */
final class OutboxModule extends AbstractModule {

  @Provides
  @Singleton
  OutboxSettings settings() {
    return OutboxSettings.DEFAULT;
  }

  @Provides
  @Singleton
  UrlRules urls(EngineSettings settings) {
    return settings.delivery().urls();
  }

  @Provides
  @Singleton
  EnqueueMessages enqueue(Transactions transactions, IdSource ids, OutboxSettings settings) {
    return new MessageEnqueuer(transactions, ids, settings.callerCap());
  }

  @Provides
  @Singleton
  DescribeEndpoint endpoint(Transactions transactions) {
    return new EndpointDescriber(transactions);
  }

  @Provides
  @Singleton
  EndpointCalls endpoints(
      Transactions transactions,
      UrlRules urls,
      OutboxSettings settings,
      DescribeEndpoint describer) {
    return new EndpointCalls(
        new EndpointRegistrar(transactions, urls),
        new EndpointChanger(transactions, urls, settings.recovery()),
        new EndpointRemover(transactions),
        new EndpointLister(transactions),
        describer);
  }

  @Provides
  @Singleton
  OutboxCalls outbox(
      Transactions transactions, OutboxSettings settings, DescribeEndpoint describer) {
    return new OutboxCalls(
        new OutboxStatsReader(transactions),
        new MessageRetrier(transactions),
        new OutboxDrainer(transactions),
        new MessageUnparker(transactions, settings.recovery()),
        describer);
  }

  @Provides
  @Singleton
  SweepOutbox sweep(@Background Transactions transactions) {
    return new OutboxSweeper(transactions, OutboxRetention.DEFAULT);
  }

  @ProvidesIntoSet
  @Singleton
  Reconciler sweeper(SweepOutbox outbox) {
    return new Reconciler("outbox-sweep", () -> swept(outbox.sweepOnce()));
  }

  private static SweepReport swept(SweepOutbox.Report report) {
    int moved = report.sent() + report.abandoned() + report.keys() + report.orphans();
    return new SweepReport(moved, 0, moved, 0, 0);
  }
}
