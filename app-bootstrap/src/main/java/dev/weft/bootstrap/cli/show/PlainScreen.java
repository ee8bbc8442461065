package dev.weft.bootstrap.cli.show;

import dev.weft.bootstrap.demo.order.Scene;
import java.io.PrintWriter;

/** The graph once, then a line for everything that happens. */
final class PlainScreen implements Screen {

  private final PrintWriter out;
  private final Narrator narrator = new Narrator();

  PlainScreen(PrintWriter out, Look look) {
    this.out = out;
    out.println();
    new Drawing(look).lines(Scene.EMPTY).forEach(out::println);
    out.println();
    out.flush();
  }

  @Override
  public void show(Scene scene) {
    narrator
        .next(scene)
        .forEach(told -> out.println(Clock.at(scene) + pad(told.key()) + told.text()));
    out.flush();
  }

  static String pad(String key) {
    return String.format("%-10s", key);
  }

  @Override
  public void close() {
    out.flush();
  }
}
