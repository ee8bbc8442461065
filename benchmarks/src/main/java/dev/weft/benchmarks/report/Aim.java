package dev.weft.benchmarks.report;

/** A number to reach and whether it was reached; the name says which way is better. */
public record Aim(String name, double value, double aim, boolean met) {

  public static Aim atLeast(String name, double value, double aim) {
    return new Aim(name + ", at least", value, aim, value >= aim);
  }

  public static Aim atMost(String name, double value, double aim) {
    return new Aim(name + ", at most", value, aim, value <= aim);
  }
}
