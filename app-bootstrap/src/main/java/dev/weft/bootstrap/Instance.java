package dev.weft.bootstrap;

import java.util.Optional;

/** The name under which this process speaks of itself: machine, process and port. */
final class Instance {

  private Instance() {}

  static String named(int port) {
    String host = Optional.ofNullable(System.getenv("HOSTNAME")).orElse("localhost");
    return host + "/" + ProcessHandle.current().pid() + ":" + port;
  }
}
