package dev.weft.bootstrap.cli;

import dev.weft.application.runtime.StopRequest;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.demo.DemoWorkers;
import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the engine and its API until the process is asked to end. */
@Command(
    name = "serve",
    description = "Run the engine and its HTTP API.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class ServeCommand implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger(ServeCommand.class);
  private static final int MOST_WORKERS = 64;
  private static final Duration TO_STOP_THE_REST = Duration.ofSeconds(50);

  @Spec private CommandSpec spec;
  @Mixin private ServerOptions server;
  @Mixin private StorageOptions storage;
  @Mixin private DeliveryOptions delivery;

  @Option(
      names = "--poll-ms",
      paramLabel = "MS",
      description = "How long a waiting claim goes without looking; default 500.")
  private Long pollMillis;

  @Option(
      names = "--lease-sweep-ms",
      paramLabel = "MS",
      description = "How long the sweeps for ended leases and deadlines rest; default 1000.")
  private Long leaseSweepMillis;

  @Option(
      names = "--reconcile-ms",
      paramLabel = "MS",
      description = "How long the loops that put things right rest; default 1000.")
  private Long reconcileMillis;

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "Also run so many built-in workers of the lane demo; default 0.")
  private int workers;

  @Override
  public Integer call() throws InterruptedException {
    EngineSettings settings = settings();
    requireWorkers(settings);
    Duration grace = settings.server().grace().plus(TO_STOP_THE_REST);
    try (StopRequest stop = new StopRequest(grace)) {
      serve(settings, stop);
    }
    return ExitCode.OK;
  }

  private EngineSettings settings() {
    return new EngineSettings(
        server.settings(),
        storage.settings(),
        orDefault(pollMillis, EngineSettings.DEFAULT_POLL),
        orDefault(leaseSweepMillis, EngineSettings.DEFAULT_LEASE_SWEEP),
        orDefault(reconcileMillis, EngineSettings.DEFAULT_RECONCILE),
        delivery.settings());
  }

  private void requireWorkers(EngineSettings settings) {
    if (workers < 0 || workers > MOST_WORKERS) {
      throw InvalidInput.of("workers", workers, "0 to " + MOST_WORKERS);
    }
    if (workers > 0 && settings.server().tokens().areConfigured()) {
      throw InvalidInput.of("workers", workers, "0 where tokens are needed: they show none");
    }
  }

  private static Duration orDefault(Long millis, Duration usual) {
    return Optional.ofNullable(millis).map(Duration::ofMillis).orElse(usual);
  }

  private void serve(EngineSettings settings, StopRequest stop) throws InterruptedException {
    try (Engine engine = Engine.started(settings)) {
      spec.commandLine().getOut().println("weft listens on " + engine.address());
      spec.commandLine().getOut().flush();
      if (!settings.server().bind().isLoopback()) {
        LOG.warn("others can reach the API over plain HTTP: let a proxy with TLS stand before it");
      }
      try (DemoWorkers working = DemoWorkers.started(engine.address(), engine.json(), workers)) {
        LOG.debug("{} built-in workers", working.size());
        stop.await();
      }
      LOG.info("stopping");
    }
    LOG.info("stopped");
  }
}
