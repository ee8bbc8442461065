package dev.weft.bootstrap.telemetry;

import java.util.Map;

/**
 * One number of the moment.
 *
 * @param name words with underscores, the unit last
 * @param labels few values each: every combination is a series of its own
 */
public record Reading(String name, Map<String, String> labels, double value) {
  public Reading {
    labels = Map.copyOf(labels);
  }

  public static Reading of(String name, double value) {
    return new Reading(name, Map.of(), value);
  }

  public static Reading of(String name, String label, String labelled, double value) {
    return new Reading(name, Map.of(label, labelled), value);
  }
}
