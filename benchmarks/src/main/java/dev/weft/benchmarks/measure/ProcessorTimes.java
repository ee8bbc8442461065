package dev.weft.benchmarks.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * How long the processors ran, in ticks, and how much of that the host gave to others.
 *
 * @param stolen 0 where the system does not tell
 */
record ProcessorTimes(long all, long stolen) {

  private static final Path LINUX = Path.of("/proc/stat");
  private static final ProcessorTimes UNKNOWN = new ProcessorTimes(0, 0);

  /** Of the line {@code cpu user nice system idle iowait irq softirq steal guest guest_nice}. */
  private static final int STEAL = 7;

  static ProcessorTimes now() throws IOException {
    return Files.isReadable(LINUX) ? of(Files.readAllLines(LINUX)) : UNKNOWN;
  }

  /** Guests are part of user time already. */
  static ProcessorTimes of(List<String> lines) {
    for (String line : lines) {
      String[] words = line.trim().split("\\s+");
      if (words[0].equals("cpu") && words.length > STEAL + 1) {
        long all = 0;
        for (int column = 0; column <= STEAL; column++) {
          all += Long.parseLong(words[column + 1]);
        }
        return new ProcessorTimes(all, Long.parseLong(words[STEAL + 1]));
      }
    }
    return UNKNOWN;
  }

  /** The share of the time since then that was stolen. */
  double stolenSince(ProcessorTimes earlier) {
    return all > earlier.all ? (double) (stolen - earlier.stolen) / (all - earlier.all) : 0;
  }
}
