package dev.weft.bootstrap.cli.show;

import dev.weft.bootstrap.demo.order.Scene;
import java.io.PrintWriter;

/** Where the order is seen moving. */
public interface Screen extends AutoCloseable {

  void show(Scene scene);

  /** Leaves the last moment standing. */
  @Override
  void close();

  static Screen on(PrintWriter out, Look look) {
    return look.terminal() ? new TerminalScreen(out, look) : new PlainScreen(out, look);
  }
}
