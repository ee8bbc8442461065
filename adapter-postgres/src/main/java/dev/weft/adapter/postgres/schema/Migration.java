package dev.weft.adapter.postgres.schema;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;

/** One numbered step of the schema. Forward only; a step that was released never changes. */
public record Migration(int version, String name, String sql) {

  private static final List<String> FILES =
      List.of(
          "V001__schema.sql",
          "V002__execution.sql",
          "V003__inspect.sql",
          "V004__roles.sql",
          "V005__lane.sql",
          "V008__outbox.sql");

  /** All steps in order, as this version of the engine knows them. */
  public static List<Migration> all() {
    return IntStream.range(0, FILES.size())
        .mapToObj(i -> new Migration(i + 1, FILES.get(i), read(FILES.get(i))))
        .toList();
  }

  private static String read(String file) {
    try (InputStream in = Migration.class.getResourceAsStream("/db/migration/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }
}
