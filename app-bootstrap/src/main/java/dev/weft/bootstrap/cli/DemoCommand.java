package dev.weft.bootstrap.cli;

import dev.weft.application.runtime.StopRequest;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.config.BindAddress;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.config.ServerSettings;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.bootstrap.demo.Demo;
import dev.weft.bootstrap.demo.DemoOutcome;
import dev.weft.bootstrap.embedded.Folders;
import dev.weft.domain.input.InvalidInput;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Shows the engine at work, on a real database that is thrown away afterwards. */
@Command(
    name = "demo",
    description = "Run a first visible job on the embedded database.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class DemoCommand implements Callable<Integer> {

  private static final int MOST_EXECUTIONS = 10_000;
  private static final int MOST_WORKERS = 64;

  @Spec private CommandSpec spec;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "Keep the database in this folder; default is a temporary one.")
  private Path data;

  @Option(names = "--executions", paramLabel = "N", description = "How much work; default 200.")
  private int executions = 200;

  @Option(names = "--workers", paramLabel = "N", description = "How many workers; default 4.")
  private int workers = 4;

  @Override
  public Integer call() throws InterruptedException {
    requireWithin("executions", executions, MOST_EXECUTIONS);
    requireWithin("workers", workers, MOST_WORKERS);
    Path folder = data == null ? Folders.temporary("weft-demo-") : data;
    try (StopRequest stop = new StopRequest(Duration.ofSeconds(60))) {
      return show(folder, stop);
    } finally {
      if (data == null) {
        Folders.delete(folder);
      }
    }
  }

  private static void requireWithin(String option, int value, int most) {
    if (value < 1 || value > most) {
      throw InvalidInput.of(option, value, "1 to " + most);
    }
  }

  private int show(Path folder, StopRequest stop) throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    out.println("Starting PostgreSQL and the API ...");
    out.flush();
    try (Engine engine = Engine.started(settings(folder))) {
      out.println(
          "The API listens on " + engine.address() + "; " + workers + " workers claim over HTTP.");
      ProgressLine progress =
          new ProgressLine(out, Boolean.getBoolean("weft.terminal"), executions);
      Demo demo = new Demo(engine.address(), engine.json(), workers);
      DemoOutcome outcome = demo.run(executions, progress::at, stop::isAsked);
      DemoReport.print(out, outcome, data);
      return outcome.isWhole() ? ExitCode.OK : ExitCode.SOFTWARE;
    }
  }

  private static EngineSettings settings(Path folder) {
    BindAddress anyPort = new BindAddress(BindAddress.DEFAULT.host(), 0);
    return EngineSettings.of(
        ServerSettings.DEFAULT.at(anyPort), new StorageSettings.Embedded(folder));
  }
}
