package dev.weft.benchmarks.report;

import java.lang.management.ManagementFactory;

/** What a run ran on. */
public record Machine(String os, String arch, int cores, long memoryMegabytes, String java) {

  private static final long MEGABYTE = 1L << 20;

  public static Machine here() {
    return new Machine(
        System.getProperty("os.name") + " " + System.getProperty("os.version"),
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        physicalMemory() / MEGABYTE,
        Runtime.version().toString());
  }

  private static long physicalMemory() {
    var system = ManagementFactory.getOperatingSystemMXBean();
    return system instanceof com.sun.management.OperatingSystemMXBean seen
        ? seen.getTotalMemorySize()
        : 0;
  }
}
