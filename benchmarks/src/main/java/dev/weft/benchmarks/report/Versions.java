package dev.weft.benchmarks.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** The versions of everything that took part, by name. */
public record Versions(Map<String, String> byName) {

  public Versions {
    byName = Map.copyOf(byName);
  }

  public static Versions with(String postgres) {
    var all = new TreeMap<>(here().byName());
    all.put("postgresql", postgres);
    return new Versions(all);
  }

  /** Without a server. */
  public static Versions here() {
    var read = new Properties();
    try (var stream = Versions.class.getResourceAsStream("versions.properties")) {
      read.load(stream);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    var all = new TreeMap<String, String>();
    read.stringPropertyNames().forEach(name -> all.put(name, read.getProperty(name)));
    return new Versions(all);
  }
}
