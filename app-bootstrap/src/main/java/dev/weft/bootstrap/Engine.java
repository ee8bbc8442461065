package dev.weft.bootstrap;

import dev.weft.application.runtime.Cadence;
import dev.weft.application.runtime.FlowLoops;
import dev.weft.application.runtime.OutboxCourier;
import dev.weft.application.runtime.Sweeper;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.bootstrap.embedded.LocalCluster;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.bootstrap.reconcile.Reconciler.Pace;
import dev.weft.bootstrap.wiring.Wiring;
import dev.weft.port.in.sweep.SweepReport;
import dev.weft.port.out.json.JsonCodec;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.Random;

/**
 * A running engine with its API.
 *
 * <p>Everything started is put on a pile; closing takes it down from the top: end the loops and the
 * waits, stop the API, commit what it took in, let go of the store, stop the database. A start that
 * fails takes down what it had started.
 */
public final class Engine implements AutoCloseable {

  private static final Duration LEISURE = Duration.ofMinutes(1);
  private static final Duration REPORTING = Duration.ofSeconds(5);

  private final Pile pile = new Pile();
  private final URI address;
  private final JsonCodec json;
  private final RouteTable routes;

  private Engine(EngineSettings settings) {
    try {
      Wiring wiring = wired(settings);
      pile.push(wiring.storage()::close);
      pile.push(wiring.others()::close);
      pile.push(wiring::closeSender);
      pile.push(wiring.completer()::close);
      pile.push(wiring.appender()::close);
      wiring.server().start();
      pile.push(wiring.server()::close);
      pile.push(wiring.claimer()::close);
      pile.push(wiring.tails()::close);
      started(wiring, Pace.PROMPT, settings.leaseSweep());
      started(wiring, Pace.STEADY, settings.reconcile());
      started(wiring, Pace.LEISURELY, LEISURE);
      dispatching(wiring, settings.reconcile());
      OutboxCourier courier = wiring.courier();
      pile.push(courier::close);
      wiring.loops().watch(courier::health);
      this.address = wiring.server().address();
      pile.push(reporter(wiring, address)::close);
      this.json = wiring.json();
      this.routes = wiring.routes();
    } catch (RuntimeException e) {
      closeAfter(e);
      throw e;
    }
  }

  /** What went wrong first is what a person needs to read. */
  private void closeAfter(RuntimeException failed) {
    try {
      close();
    } catch (RuntimeException also) {
      failed.addSuppressed(also);
    }
  }

  private void dispatching(Wiring wiring, Duration interval) {
    FlowLoops dispatch =
        FlowLoops.dispatching(
            wiring.flowSteps().dispatch(),
            wiring.localSignal(),
            Cadence.every(interval),
            new Random());
    pile.push(dispatch::close);
    wiring.loops().watch(dispatch::health);
  }

  private void started(Wiring wiring, Pace pace, Duration interval) {
    Sweeper sweeper = wiring.reconcilers().started(pace, interval, new Random());
    pile.push(sweeper::close);
    wiring.loops().watch(sweeper::health);
  }

  /** Leaves word of the loops in the store, every few seconds. */
  private static Sweeper reporter(Wiring wiring, URI address) {
    String instance = Instance.named(address.getPort());
    return Sweeper.started(
        Map.of("loop-reporter", () -> reported(wiring, instance)),
        Cadence.every(REPORTING),
        new Random());
  }

  private static SweepReport reported(Wiring wiring, String instance) {
    wiring.loopReporter().report(wiring.loops().states(instance));
    return SweepReport.NOTHING;
  }

  public static Engine started(EngineSettings settings) {
    return new Engine(settings);
  }

  private Wiring wired(EngineSettings settings) {
    return switch (settings.storage()) {
      case StorageSettings.Memory memory -> Wiring.inMemory(settings);
      case StorageSettings.Postgres postgres -> Wiring.onPostgres(settings, postgres);
      case StorageSettings.Embedded embedded -> onOwnDatabase(settings, embedded);
    };
  }

  private Wiring onOwnDatabase(EngineSettings settings, StorageSettings.Embedded embedded) {
    LocalCluster cluster = LocalCluster.started(embedded.folder());
    pile.push(cluster::close);
    return Wiring.onPostgres(settings, new StorageSettings.Postgres(cluster.target(), true));
  }

  /** Where the API listens. */
  public URI address() {
    return address;
  }

  /** The JSON of the API. */
  public JsonCodec json() {
    return json;
  }

  /** Every call of the API. */
  public RouteTable routes() {
    return routes;
  }

  @Override
  public void close() {
    pile.close();
  }
}
