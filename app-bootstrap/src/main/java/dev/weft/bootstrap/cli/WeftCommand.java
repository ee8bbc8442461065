package dev.weft.bootstrap.cli;

import dev.weft.bootstrap.cli.remote.AuditCommand;
import dev.weft.bootstrap.cli.remote.ExecCommand;
import dev.weft.bootstrap.cli.remote.FlowCommand;
import dev.weft.bootstrap.cli.remote.LaneCommand;
import dev.weft.bootstrap.cli.remote.OutboxCommand;
import dev.weft.bootstrap.cli.remote.TailCommand;
import dev.weft.bootstrap.cli.remote.WorkerCommand;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command {@code weft} and how its subcommands are run. */
@Command(
    name = "weft",
    description = "Durable execution on PostgreSQL.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    subcommands = {
      ServeCommand.class,
      DemoCommand.class,
      MigrateCommand.class,
      DoctorCommand.class,
      FlowCommand.class,
      ExecCommand.class,
      LaneCommand.class,
      WorkerCommand.class,
      TailCommand.class,
      OutboxCommand.class,
      AuditCommand.class,
      CompletionCommand.class
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "1:it failed; standard error says why in one line",
      "2:the command line or a setting is not understood"
    },
    footer = {
      "",
      "Every option is also a variable: --jdbc-url is WEFT_JDBC_URL. WEFT_LOG sets the log level.",
      "Try: weft demo"
    })
public final class WeftCommand implements Runnable {

  @Spec private CommandSpec spec;

  /** Acted upon before the command line is read, see LogFormat. */
  @Option(
      names = "--log-json",
      scope = ScopeType.INHERIT,
      description = "Write the log as JSON, one object per line.")
  private boolean logJson;

  /** Runs the command line and answers the exit code. */
  public static int run(Map<String, String> environment, String... arguments) {
    return line(environment).execute(arguments);
  }

  static CommandLine line(Map<String, String> environment) {
    CommandLine line = new CommandLine(new WeftCommand());
    line.setDefaultValueProvider(new EnvironmentDefaults(environment));
    line.setParameterExceptionHandler(OneLine::refused);
    line.setExecutionExceptionHandler(OneLine::failed);
    return line;
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "say what to do: serve, demo, migrate, doctor, flow, exec, lane, worker, tail, outbox, audit or completion");
  }
}
