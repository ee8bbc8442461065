package dev.weft.bootstrap.cli.remote;

import dev.weft.application.runtime.Cadence;
import dev.weft.application.runtime.StopRequest;
import dev.weft.application.runtime.Sweeper;
import dev.weft.application.runtime.WorkerPool;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.lease.LeaseTtl;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Claims executions and runs a command for each, until the process is asked to end. */
@Command(
    name = "run",
    description = "Run a command for each execution of a lane.",
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "%nExit codes of the command decide:%n",
    exitCodeList = {
      "0:completed, with what it printed (up to 1 MB) as the result",
      "75:failed for now, may be tried again (--transient names others)",
      "other:failed for good (--otherwise transient: tried again)"
    },
    footer = {
      "",
      "The payload comes on standard input; WEFT_EXECUTION_ID, WEFT_KIND, WEFT_ATTEMPT and",
      "WEFT_CONTENT_TYPE tell the rest. Each line it prints becomes a frame of its attempt while it",
      "runs; see weft tail -f. On SIGTERM running commands are ended and their work is given back",
      "at once.",
      "Try: weft worker run --lane mail --workers 4 -- ./send.sh"
    })
final class WorkerRunCommand implements Callable<Integer> {

  private static final int MOST_WORKERS = 256;
  private static final int BEATS = 3;
  private static final Duration GRACE = Duration.ofSeconds(5);

  @Spec private CommandSpec spec;
  @Mixin private RemoteOptions remote;

  @Option(names = "--lane", paramLabel = "NAME", description = "Default: default.")
  private String lane = "default";

  @Option(
      names = "--kind",
      paramLabel = "KIND",
      split = ",",
      description = "Only these; default all.")
  private List<String> kinds = List.of();

  @Option(
      names = "--capability",
      paramLabel = "NAME",
      split = ",",
      description = "What this worker can do.")
  private List<String> capabilities = List.of();

  @Option(names = "--workers", paramLabel = "N", description = "Commands at once; default 1.")
  private int workers = 1;

  @Option(names = "--lease-ms", paramLabel = "MS", description = "Default 30000.")
  private long leaseMillis = LeaseTtl.DEFAULT.value().toMillis();

  @Option(
      names = "--transient",
      paramLabel = "CODE",
      split = ",",
      description = "Exit codes after which it may be tried again; default 75.")
  private Set<Integer> transientCodes = Set.of(ExitCodes.TEMPORARY);

  @Option(
      names = "--otherwise",
      paramLabel = "CLASS",
      description = "What other exit codes mean: permanent (default) or transient.")
  private String otherwise = "permanent";

  @Parameters(paramLabel = "COMMAND", arity = "1..*", description = "What to run, after --.")
  private List<String> command;

  @Override
  public Integer call() throws InterruptedException {
    if (workers < 1 || workers > MOST_WORKERS) {
      throw InvalidInput.of("workers", workers, "1 to " + MOST_WORKERS);
    }
    Executable.require(command.getFirst());
    Duration lease = new LeaseTtl(Duration.ofMillis(leaseMillis)).value();
    ClaimTerms terms = new ClaimTerms(lane, kinds, capabilities, lease);
    HeldCommands held = new HeldCommands(remote.server(), lease);
    CommandStep step =
        new CommandStep(
            remote.server(), terms, held, command, new ExitCodes(transientCodes, otherwise));
    try (StopRequest stop = new StopRequest(GRACE.multipliedBy(2))) {
      work(step, held, lease, stop);
    }
    return 0;
  }

  private void work(CommandStep step, HeldCommands held, Duration lease, StopRequest stop)
      throws InterruptedException {
    spec.commandLine().getErr().println("weft works for lane " + lane);
    spec.commandLine().getErr().flush();
    Sweeper beats =
        Sweeper.started(
            Map.of("renew-leases", held::renewOnce),
            Cadence.every(lease.dividedBy(BEATS)),
            new Random());
    WorkerPool pool = WorkerPool.started("command-worker", workers, step, GRACE);
    try {
      stop.await();
    } finally {
      step.stop();
      held.releaseAll();
      pool.close();
      beats.close();
    }
  }
}
