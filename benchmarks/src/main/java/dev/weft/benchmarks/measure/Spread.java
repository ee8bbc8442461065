package dev.weft.benchmarks.measure;

import java.util.List;

/** The median of a few measurements with their lowest and highest. */
public record Spread(double median, double lowest, double highest) {

  public static Spread of(List<Double> values) {
    if (values.isEmpty()) {
      throw new IllegalArgumentException("no values");
    }
    var sorted = values.stream().sorted().toList();
    int middle = sorted.size() / 2;
    double median =
        sorted.size() % 2 == 1
            ? sorted.get(middle)
            : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    return new Spread(median, sorted.getFirst(), sorted.getLast());
  }
}
