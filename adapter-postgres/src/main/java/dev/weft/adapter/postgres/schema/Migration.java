package dev.weft.adapter.postgres.schema;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** One numbered step of the schema. Forward only; a step that was released never changes. */
public record Migration(int version, String name, String sql) {

  private static final List<String> FILES =
      List.of(
          "V001__schema.sql",
          "V002__execution.sql",
          "V003__inspect.sql",
          "V004__roles.sql",
          "V005__lane.sql",
          "V006__flow.sql",
          "V007__stream.sql",
          "V008__outbox.sql",
          "V009__audit.sql",
          "V010__upkeep.sql",
          "V011__backlog.sql",
          "V012__edges_in_place.sql");

  /** All steps in order, as this version of the engine knows them. */
  public static List<Migration> all() {
    return FILES.stream().map(file -> new Migration(number(file), file, read(file))).toList();
  }

  /** The digits of V001__name.sql. */
  private static int number(String file) {
    return Integer.parseInt(file.substring(1, 4));
  }

  private static String read(String file) {
    try (InputStream in = Migration.class.getResourceAsStream("/db/migration/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }
}
