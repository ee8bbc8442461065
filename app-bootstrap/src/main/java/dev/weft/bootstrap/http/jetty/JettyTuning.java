package dev.weft.bootstrap.http.jetty;

import dev.weft.bootstrap.config.ServerSettings;
import dev.weft.bootstrap.http.guard.RequestIds;
import dev.weft.bootstrap.http.route.Body;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The limits of the web server itself (S11), where it listens, and that it stops gracefully. */
public final class JettyTuning {

  private static final Logger LOG = LoggerFactory.getLogger(JettyTuning.class);
  private static final int HEADER_BYTES = 16 * 1024;

  private JettyTuning() {}

  public static void apply(JavalinConfig config, ServerSettings settings, RequestIds requestIds) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = Body.BATCH;
    config.http.prefer405over404 = true;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    config.jetty.modifyHttpConfiguration(JettyTuning::limit);
    config.jetty.modifyServer(server -> limit(server, settings, requestIds));
    List<String> hosts = settings.bind().hosts().stream().filter(JettyTuning::exists).toList();
    for (String host : hosts) {
      config.jetty.addConnector((server, http) -> connector(server, http, settings, host));
    }
  }

  private static void limit(HttpConfiguration http) {
    http.setRequestHeaderSize(HEADER_BYTES);
    http.setSendServerVersion(false);
    http.setSendDateHeader(true);
    http.addCustomizer(new PacedRequests());
  }

  private static void limit(Server server, ServerSettings settings, RequestIds requestIds) {
    server.addBean(new NetworkConnectionLimit(settings.limits().connections(), server));
    server.insertHandler(new GracefulHandler());
    server.setStopTimeout(settings.grace().toMillis());
    server.setErrorHandler(new JettyErrors(requestIds));
  }

  private static PacedConnector connector(
      Server server, HttpConfiguration http, ServerSettings settings, String host) {
    PacedConnector connector =
        new PacedConnector(server, new HttpConnectionFactory(http), settings.limits());
    connector.setHost(host);
    connector.setPort(settings.bind().port());
    connector.setIdleTimeout(settings.limits().idle().toMillis());
    return connector;
  }

  /** Whether the machine has the address at all: not every one has IPv6. */
  private static boolean exists(String host) {
    if (!host.equals("::1")) {
      return true;
    }
    try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getByName(host))) {
      return probe.isBound();
    } catch (IOException absent) {
      LOG.debug("this machine has no {}", host);
      return false;
    }
  }
}
