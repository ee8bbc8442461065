package dev.weft.bootstrap.cli.show;

import dev.weft.bootstrap.demo.order.Scene;
import java.time.Duration;
import java.util.Locale;

/** Times as people read them. */
final class Clock {

  private static final double MILLIS = 1_000.0;

  private Clock() {}

  static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.1f s", time.toMillis() / MILLIS);
  }

  static String at(Scene scene) {
    return String.format(Locale.ROOT, "%8s  ", seconds(scene.at()));
  }
}
