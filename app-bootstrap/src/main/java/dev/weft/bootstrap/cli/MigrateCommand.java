package dev.weft.bootstrap.cli;

import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.bootstrap.embedded.LocalCluster;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.wiring.Schema;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.JsonString;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Brings the schema up to date as its owner, or prints what that would run. */
@Command(
    name = "migrate",
    description = "Bring the database schema up to date.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class MigrateCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;
  @Mixin private StorageOptions storage;

  @Option(names = "--print-sql", description = "Print all statements and touch nothing.")
  private boolean printSql;

  @Option(
      names = "--print-role-sql",
      paramLabel = "ROLE",
      description = "Print the session settings of a role that connects through a pooler.")
  private String pooledRole;

  @Option(names = "--json", description = "Print the steps as JSON.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    List<String> steps = printed().orElseGet(this::steps);
    if (json) {
      out.println(new Members().putEach("steps", steps, JsonString::new).done());
    } else {
      (steps.isEmpty() ? List.of("the schema is up to date") : steps).forEach(out::println);
    }
    out.flush();
    return ExitCode.OK;
  }

  /** What is only shown. */
  private Optional<List<String>> printed() {
    if (pooledRole != null) {
      return Optional.of(Schema.settingsOf(pooledRole));
    }
    return printSql ? Optional.of(Schema.statements()) : Optional.empty();
  }

  private List<String> steps() {
    return switch (storage.settings()) {
      case StorageSettings.Postgres postgres -> Schema.migrate(postgres.target());
      case StorageSettings.Embedded embedded -> migrate(embedded);
      case StorageSettings.Memory memory ->
          throw InvalidInput.of("storage", "memory", "a storage that has a schema");
    };
  }

  private static List<String> migrate(StorageSettings.Embedded embedded) {
    try (LocalCluster cluster = LocalCluster.started(embedded.folder())) {
      return Schema.migrate(cluster.target());
    }
  }
}
