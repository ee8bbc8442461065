package dev.weft.domain;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The shared JSON vectors, read from the test resources. */
public final class Vectors {

  private Vectors() {}

  public static JsonNode read(String name) {
    try (InputStream in = Vectors.class.getResourceAsStream("/vectors/" + name)) {
      return new ObjectMapper().readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}
