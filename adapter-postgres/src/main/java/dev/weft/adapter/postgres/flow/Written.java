package dev.weft.adapter.postgres.flow;

/** What was decided under a lock is written, all of it: less is a broken invariant (A34). */
public final class Written {

  private Written() {}

  public static void all(int decided, int written, String what) {
    if (decided != written) {
      throw new IllegalStateException(written + " of " + decided + " " + what + " written");
    }
  }
}
