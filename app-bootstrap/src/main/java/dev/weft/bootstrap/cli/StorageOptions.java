package dev.weft.bootstrap.cli;

import dev.weft.bootstrap.config.JdbcTarget;
import dev.weft.bootstrap.config.Secret;
import dev.weft.bootstrap.config.SecretFile;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.domain.input.InvalidInput;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where everything is kept. */
final class StorageOptions {

  @Option(
      names = "--storage",
      paramLabel = "KIND",
      description = "embedded (default), postgres or memory.")
  private String storage;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "Folder of the embedded database; default .weft/data.")
  private Path data;

  @Option(
      names = "--jdbc-url",
      paramLabel = "URL",
      description = "With storage postgres: jdbc:postgresql://host/database.")
  private String jdbcUrl;

  @Option(names = "--jdbc-user", paramLabel = "ROLE", description = "Who logs in.")
  private String jdbcUser;

  @Option(
      names = "--jdbc-password-file",
      paramLabel = "FILE",
      description = "File that holds the password and nothing else.")
  private Path jdbcPasswordFile;

  @Option(
      names = "--jdbc-pooled",
      description = "PgBouncer in transaction mode stands before it; see docs/operations.md.")
  private boolean pooled;

  @Option(
      names = "--jdbc-direct-url",
      paramLabel = "URL",
      description = "Past the pooler, for hints; without it work is found by polling.")
  private String directUrl;

  @Option(
      names = "--no-migrate",
      description = "Leave the schema alone; its owner has run weft migrate.")
  private boolean noMigrate;

  StorageSettings settings() {
    String kind = Optional.ofNullable(storage).orElse(jdbcUrl == null ? "embedded" : "postgres");
    return switch (kind) {
      case "embedded" -> embedded();
      case "postgres" -> postgres();
      case "memory" -> new StorageSettings.Memory();
      default -> throw InvalidInput.of("storage", kind, "embedded, postgres or memory");
    };
  }

  private StorageSettings embedded() {
    return Optional.ofNullable(data)
        .map(StorageSettings.Embedded::new)
        .orElse(StorageSettings.Embedded.DEFAULT);
  }

  private StorageSettings postgres() {
    JdbcTarget target = target(jdbcUrl);
    JdbcTarget listening = directUrl == null ? target : target(directUrl);
    return new StorageSettings.Postgres(target, !noMigrate, pooled, listening);
  }

  private JdbcTarget target(String url) {
    Secret password =
        jdbcPasswordFile == null
            ? Secret.NONE
            : SecretFile.readOne("jdbc_password_file", jdbcPasswordFile);
    return new JdbcTarget(url, jdbcUser, password);
  }
}
