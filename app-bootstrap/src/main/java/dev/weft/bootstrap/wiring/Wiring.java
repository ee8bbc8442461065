package dev.weft.bootstrap.wiring;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.Stage;
import dev.weft.adapter.httpoutbox.HttpOutboxSender;
import dev.weft.application.outbox.DeliveryParts;
import dev.weft.application.outbox.DueEndpointFinder;
import dev.weft.application.outbox.OutboxFlusher;
import dev.weft.application.runtime.FlowSteps;
import dev.weft.application.runtime.GroupedAppender;
import dev.weft.application.runtime.GroupedCompleter;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.OutboxCourier;
import dev.weft.application.runtime.PatientClaimer;
import dev.weft.application.runtime.SenderThreads;
import dev.weft.application.runtime.TailHub;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.bootstrap.http.HttpServer;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.bootstrap.reconcile.Reconcilers;
import dev.weft.bootstrap.reconcile.RunningLoops;
import dev.weft.bootstrap.storage.Storage;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.port.in.vitals.ReportLoops;
import dev.weft.port.out.json.JsonCodec;

/** One engine's parts, put together; whoever has them starts and closes them. */
public final class Wiring {

  private final Injector injector;

  private Wiring(Injector injector) {
    this.injector = injector;
  }

  public static Wiring inMemory(EngineSettings settings) {
    return with(settings, new InMemoryModule());
  }

  public static Wiring onPostgres(EngineSettings settings, StorageSettings.Postgres database) {
    PostgresModule storage = PostgresModule.opened(database);
    try {
      return with(settings, storage);
    } catch (RuntimeException e) {
      storage.abandon();
      throw e;
    }
  }

  private static Wiring with(EngineSettings settings, Module storage) {
    return new Wiring(
        Guice.createInjector(
            Stage.PRODUCTION,
            new StrictModule(),
            new SettingsModule(settings),
            new ClockModule(),
            new JsonModule(),
            new TelemetryModule(),
            storage,
            new ApplicationModule(),
            new ReadModule(),
            new OperatorModule(),
            new AuditModule(),
            new FlowModule(),
            new SweepModule(),
            new OutboxModule(),
            new HttpOutboxModule(),
            new RuntimeModule(),
            new StreamModule(),
            new WorkRoutesModule(),
            new ReadRoutesModule(),
            new OperatorRoutesModule(),
            new FlowRoutesModule(),
            new StreamRoutesModule(),
            new OutboxRoutesModule(),
            new HttpModule()));
  }

  public HttpServer server() {
    return injector.getInstance(HttpServer.class);
  }

  public RouteTable routes() {
    return injector.getInstance(RouteTable.class);
  }

  public PatientClaimer claimer() {
    return injector.getInstance(PatientClaimer.class);
  }

  public GroupedCompleter completer() {
    return injector.getInstance(GroupedCompleter.class);
  }

  public GroupedAppender appender() {
    return injector.getInstance(GroupedAppender.class);
  }

  public TailHub tails() {
    return injector.getInstance(TailHub.class);
  }

  public OtherProcesses others() {
    return injector.getInstance(OtherProcesses.class);
  }

  public Reconcilers reconcilers() {
    return injector.getInstance(Reconcilers.class);
  }

  public RunningLoops loops() {
    return injector.getInstance(RunningLoops.class);
  }

  public ReportLoops loopReporter() {
    return injector.getInstance(ReportLoops.class);
  }

  public FlowSteps flowSteps() {
    return injector.getInstance(FlowSteps.class);
  }

  public LocalWorkSignal localSignal() {
    return injector.getInstance(LocalWorkSignal.class);
  }

  public JsonCodec json() {
    return injector.getInstance(JsonCodec.class);
  }

  /** Starts to send what is due. */
  public OutboxCourier courier() {
    DeliveryParts parts = injector.getInstance(DeliveryParts.class);
    OutboxSettings settings = injector.getInstance(OutboxSettings.class);
    return OutboxCourier.started(
        new DueEndpointFinder(parts.transactions()),
        stopping -> new OutboxFlusher(parts, settings, stopping),
        injector.getInstance(EngineSettings.class).poll(),
        injector.getInstance(LocalWorkSignal.class),
        parts.random());
  }

  /** Sends nothing more. */
  public void closeSender() {
    injector.getInstance(HttpOutboxSender.class).close();
    injector.getInstance(SenderThreads.class).close();
  }

  public Storage storage() {
    return injector.getInstance(Storage.class);
  }
}
