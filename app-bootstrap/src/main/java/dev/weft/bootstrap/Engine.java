package dev.weft.bootstrap;

import dev.weft.application.runtime.OutboxCourier;
import dev.weft.application.runtime.Sweeper;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.bootstrap.embedded.LocalCluster;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.bootstrap.wiring.Wiring;
import dev.weft.port.out.json.JsonCodec;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;

/**
 * A running engine with its API.
 *
 * <p>Everything started is put on a pile; closing takes it down from the top: end the loops and the
 * waits, stop the API, commit what it took in, let go of the store, stop the database. A start that
 * fails takes down what it had started.
 */
public final class Engine implements AutoCloseable {

  private final Deque<Runnable> pile = new ArrayDeque<>();
  private final URI address;
  private final JsonCodec json;
  private final RouteTable routes;

  private Engine(EngineSettings settings) {
    try {
      Wiring wiring = wired(settings);
      pile.push(wiring.storage()::close);
      pile.push(wiring::closeSender);
      pile.push(wiring.completer()::close);
      wiring.server().start();
      pile.push(wiring.server()::close);
      pile.push(wiring.claimer()::close);
      Sweeper sweeper = wiring.reconcilers().started(settings.leaseSweep(), new Random());
      pile.push(sweeper::close);
      OutboxCourier courier = wiring.courier();
      pile.push(courier::close);
      this.address = wiring.server().address();
      this.json = wiring.json();
      this.routes = wiring.routes();
    } catch (RuntimeException e) {
      close();
      throw e;
    }
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
    while (!pile.isEmpty()) {
      pile.pop().run();
    }
  }
}
