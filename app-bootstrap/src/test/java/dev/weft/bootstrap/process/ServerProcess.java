package dev.weft.bootstrap.process;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Servers as an operator starts them: on a database that is there, under the runtime role. */
final class ServerProcess {

  private ServerProcess() {}

  static WeftProcess started(
      PostgresFixture database, Path folder, Map<String, String> environment, String... more)
      throws IOException {
    Path password = folder.resolve("password");
    Files.writeString(password, PostgresFixture.RUNTIME);
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "serve",
                "--port=0",
                "--no-migrate",
                "--lease-sweep-ms=100",
                "--jdbc-url=" + database.url().split("\\?")[0],
                "--jdbc-user=" + PostgresFixture.RUNTIME,
                "--jdbc-password-file=" + password));
    arguments.addAll(List.of(more));
    return WeftProcess.started(folder, environment, arguments.toArray(String[]::new));
  }
}
