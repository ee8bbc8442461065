package dev.weft.benchmarks.report;

import dev.weft.benchmarks.measure.MachineWatch.Conditions;
import java.time.Duration;

final class Machines {

  private Machines() {}

  static Machine slow() {
    return new Machine(
        "Linux 6",
        "amd64",
        2,
        24000,
        "25",
        new Conditions(Duration.ofMillis(2), Duration.ofMillis(31), 0.07));
  }
}
