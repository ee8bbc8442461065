package dev.weft.benchmarks.report;

import dev.weft.benchmarks.measure.MachineWatch.Conditions;
import java.lang.management.ManagementFactory;

/**
 * What a run ran on.
 *
 * @param conditions what it did to whoever waited there
 */
public record Machine(
    String os, String arch, int cores, long memoryMegabytes, String java, Conditions conditions) {

  private static final long MEGABYTE = 1L << 20;

  public static Machine here(Conditions conditions) {
    return new Machine(
        System.getProperty("os.name") + " " + System.getProperty("os.version"),
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        physicalMemory() / MEGABYTE,
        Runtime.version().toString(),
        conditions);
  }

  private static long physicalMemory() {
    var system = ManagementFactory.getOperatingSystemMXBean();
    return system instanceof com.sun.management.OperatingSystemMXBean seen
        ? seen.getTotalMemorySize()
        : 0;
  }
}
