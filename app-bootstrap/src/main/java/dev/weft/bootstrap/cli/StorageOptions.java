package dev.weft.bootstrap.cli;

import dev.weft.bootstrap.config.Access;
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
      description = {
        "The URL leads to a pooler in transaction mode, such as PgBouncer. The role carries the",
        "session settings then: weft migrate --print-role-sql."
      })
  private boolean jdbcPooled;

  @Option(
      names = "--jdbc-listen-url",
      paramLabel = "URL",
      description = {
        "With --jdbc-pooled: the server itself, for the one connection that listens. Without it",
        "work from other processes is found by polling."
      })
  private String jdbcListenUrl;

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
    Secret password =
        jdbcPasswordFile == null
            ? Secret.NONE
            : SecretFile.readOne("jdbc_password_file", jdbcPasswordFile);
    JdbcTarget target = new JdbcTarget(jdbcUrl, jdbcUser, password);
    return new StorageSettings.Postgres(target, !noMigrate, access(password));
  }

  private Access access(Secret password) {
    if (jdbcListenUrl == null) {
      return jdbcPooled ? new Access.Pooled() : new Access.Direct();
    }
    if (!jdbcPooled) {
      throw InvalidInput.of("jdbc_listen_url", jdbcListenUrl, "none without --jdbc-pooled");
    }
    return new Access.PooledBeside(new JdbcTarget(jdbcListenUrl, jdbcUser, password));
  }
}
