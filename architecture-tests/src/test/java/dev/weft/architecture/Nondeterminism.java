package dev.weft.architecture;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import java.util.Set;

/** The calls that make a run differ from the next: time, chance, threads. */
final class Nondeterminism {

  private static final Set<String> CLOCKS =
      Set.of("java.time.Clock", "java.time.InstantSource", "java.util.Date", "java.util.Calendar");
  private static final Set<String> THREADS =
      Set.of(
          "java.lang.Thread",
          "java.lang.ThreadLocal",
          "java.lang.Thread$Builder",
          "java.lang.Thread$Builder$OfVirtual",
          "java.lang.Thread$Builder$OfPlatform",
          "java.util.Timer");
  private static final Set<String> STARTERS =
      Set.of(
          "java.util.concurrent.Executors",
          "java.util.concurrent.ThreadPoolExecutor",
          "java.util.concurrent.ScheduledThreadPoolExecutor",
          "java.util.concurrent.ForkJoinPool",
          "java.util.Timer");
  private static final Set<String> WAITS = Set.of("sleep", "park", "parkNanos", "parkUntil");

  private Nondeterminism() {}

  static boolean isAsked(JavaAccess<?> access) {
    return asksTheTime(access) || drawsRandomness(access) || touchesThreads(access);
  }

  static boolean asksTheTime(JavaAccess<?> access) {
    return isNow(access)
        || CLOCKS.contains(owner(access))
        || owner(access).equals("java.lang.System") && name(access).contains("Time");
  }

  /** A no-argument now() of java.time, or the wall clock in milliseconds. */
  static boolean readsTheProcessClock(JavaAccess<?> access) {
    return isNow(access) || isOn(access, "java.lang.System", "currentTimeMillis");
  }

  static boolean drawsRandomness(JavaAccess<?> access) {
    return isOn(access, "java.util.UUID", "randomUUID")
        || isOn(access, "java.lang.Math", "random")
        || access.getTargetOwner().isAssignableTo("java.util.random.RandomGenerator");
  }

  static boolean touchesThreads(JavaAccess<?> access) {
    return THREADS.contains(owner(access))
        || access.getTargetOwner().getPackageName().startsWith("java.util.concurrent");
  }

  static boolean startsThreads(JavaAccess<?> access) {
    boolean thread = access.getTargetOwner().isAssignableTo(Thread.class);
    return STARTERS.contains(owner(access))
        || owner(access).startsWith("java.lang.Thread$Builder")
        || thread && Set.of("<init>", "start", "startVirtualThread").contains(name(access))
        || thread && name(access).startsWith("of")
        || name(access).endsWith("Async") && owner(access).contains("CompletableFuture");
  }

  static boolean sleeps(JavaAccess<?> access) {
    return WAITS.contains(name(access))
        && (owner(access).equals("java.lang.Thread")
            || owner(access).startsWith("java.util.concurrent"));
  }

  private static boolean isNow(JavaAccess<?> access) {
    return owner(access).startsWith("java.time.") && name(access).equals("now");
  }

  private static boolean isOn(JavaAccess<?> access, String owner, String name) {
    return owner(access).equals(owner) && name(access).equals(name);
  }

  private static String owner(JavaAccess<?> access) {
    return access.getTargetOwner().getName();
  }

  private static String name(JavaAccess<?> access) {
    AccessTarget target = access.getTarget();
    return target.getName();
  }
}
