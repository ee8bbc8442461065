package dev.weft.bootstrap.embedded;

/** The settings of the embedded server: durable, and reachable from this machine only. */
final class ServerConfig {

  private static final String TEXT =
      """
      # Written at every start.
      port = %d
      listen_addresses = '127.0.0.1'
      unix_socket_directories = ''
      fsync = on
      synchronous_commit = on
      full_page_writes = on
      max_connections = 100
      cluster_name = 'weft'
      """;

  private ServerConfig() {}

  static String text(int port) {
    return TEXT.formatted(port);
  }
}
