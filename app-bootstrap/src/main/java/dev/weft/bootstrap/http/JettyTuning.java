package dev.weft.bootstrap.http;

import dev.weft.bootstrap.config.ServerSettings;
import dev.weft.bootstrap.http.json.Bodies;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;

/** The limits of the web server itself (S11), and that it stops gracefully. */
final class JettyTuning {

  private static final int HEADER_BYTES = 16 * 1024;
  private static final int CONNECTIONS = 200;
  private static final long IDLE_MILLIS = 60_000;

  private JettyTuning() {}

  static void apply(JavalinConfig config, ServerSettings settings) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = Bodies.BATCH;
    config.http.prefer405over404 = true;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    config.jetty.modifyHttpConfiguration(JettyTuning::limit);
    config.jetty.modifyServer(server -> limit(server, settings));
    config.jetty.addConnector((server, http) -> connector(server, http, settings));
  }

  private static void limit(HttpConfiguration http) {
    http.setRequestHeaderSize(HEADER_BYTES);
    http.setSendServerVersion(false);
    http.setSendDateHeader(true);
  }

  private static void limit(Server server, ServerSettings settings) {
    server.addBean(new NetworkConnectionLimit(CONNECTIONS, server));
    server.insertHandler(new GracefulHandler());
    server.setStopTimeout(settings.grace().toMillis());
    server.setErrorHandler(new JettyErrors());
  }

  private static Connector connector(
      Server server, HttpConfiguration http, ServerSettings settings) {
    ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
    connector.setHost(settings.bind().host());
    connector.setPort(settings.bind().port());
    connector.setIdleTimeout(IDLE_MILLIS);
    return connector;
  }
}
