package dev.weft.bootstrap.cli;

import dev.weft.application.runtime.StopRequest;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.cli.show.Look;
import dev.weft.bootstrap.cli.show.NextSteps;
import dev.weft.bootstrap.cli.show.OutcomeJson;
import dev.weft.bootstrap.cli.show.OutcomeTable;
import dev.weft.bootstrap.cli.show.Screen;
import dev.weft.bootstrap.config.BindAddress;
import dev.weft.bootstrap.config.DeliverySettings;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.config.ServerSettings;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.bootstrap.demo.ApiClient;
import dev.weft.bootstrap.demo.order.OrderDemo;
import dev.weft.bootstrap.demo.order.OrderOutcome;
import dev.weft.bootstrap.demo.order.WebhookReceiver;
import dev.weft.bootstrap.embedded.Folders;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.guard.AddressRange;
import dev.weft.domain.outbox.guard.BlockedAddresses;
import dev.weft.domain.outbox.guard.UrlRules;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Shows the engine at work, on a real database that is thrown away afterwards. */
@Command(
    name = "demo",
    description = "Watch an order move through a flow, on a database of its own.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:everything ended as it must",
      "1:something did not; the table says what",
      "2:the command line is not understood"
    })
final class DemoCommand implements Callable<Integer> {

  private static final int FASTEST = 20;

  @Spec private CommandSpec spec;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "Keep the database in this folder; default is a temporary one.")
  private Path data;

  @Option(
      names = "--speed",
      paramLabel = "N",
      description = "So many times faster, 1 to 20; default 1.")
  private int speed = 1;

  @Option(names = "--json", description = "Print only what happened, as JSON.")
  private boolean json;

  @Override
  public Integer call() throws InterruptedException {
    if (speed < 1 || speed > FASTEST) {
      throw InvalidInput.of("speed", speed, "1 to " + FASTEST);
    }
    Path folder = data == null ? Folders.temporary("weft-demo-") : data;
    try (StopRequest stop = new StopRequest(Duration.ofSeconds(60));
        WebhookReceiver receiver = WebhookReceiver.started(new SecureRandom())) {
      OrderOutcome outcome = json ? silent(folder, receiver, stop) : shown(folder, receiver, stop);
      return outcome.isWhole() ? ExitCode.OK : ExitCode.SOFTWARE;
    } finally {
      if (data == null) {
        Folders.delete(folder);
      }
    }
  }

  private OrderOutcome silent(Path folder, WebhookReceiver receiver, StopRequest stop)
      throws InterruptedException {
    try (Engine engine = Engine.started(settings(folder, receiver.port()));
        ApiClient api = new ApiClient(engine.address(), engine.json())) {
      OrderOutcome outcome = new OrderDemo(api, receiver).run(speed, any -> {}, stop::isAsked);
      spec.commandLine().getOut().println(OutcomeJson.of(outcome));
      spec.commandLine().getOut().flush();
      return outcome;
    }
  }

  private OrderOutcome shown(Path folder, WebhookReceiver receiver, StopRequest stop)
      throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    Look look = Look.here(System.getenv());
    out.println("Starting PostgreSQL and the engine ...");
    out.flush();
    try (Engine engine = Engine.started(settings(folder, receiver.port()));
        ApiClient api = new ApiClient(engine.address(), engine.json())) {
      out.println("An order in a shop: 10 steps, 6 workers over HTTP at " + engine.address() + ".");
      OrderOutcome outcome = watched(new OrderDemo(api, receiver), out, look, stop);
      new OutcomeTable(out, look).print(outcome);
      NextSteps.print(out, outcome, data);
      return outcome;
    }
  }

  private OrderOutcome watched(OrderDemo demo, PrintWriter out, Look look, StopRequest stop)
      throws InterruptedException {
    try (Screen screen = Screen.on(out, look)) {
      return demo.run(speed, screen::show, stop::isAsked);
    }
  }

  /** Webhooks may go to the receiver on this machine, and nowhere else that is private. */
  private static EngineSettings settings(Path folder, int receiver) {
    BindAddress anyPort = new BindAddress(BindAddress.DEFAULT.host(), 0);
    UrlRules here =
        new UrlRules(
            true,
            Set.of(receiver),
            BlockedAddresses.except(List.of(AddressRange.parse("127.0.0.1"))));
    return EngineSettings.of(
            ServerSettings.DEFAULT.at(anyPort), new StorageSettings.Embedded(folder))
        .delivering(new DeliverySettings(here, List.of()));
  }
}
