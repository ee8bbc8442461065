package dev.weft.bootstrap.http.jetty;

import dev.weft.bootstrap.config.ConnectionLimits;
import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.Arrays;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/**
 * Accepts connections that end when a request comes in too slowly.
 *
 * <p>Where the system chooses the port, a second connector takes the same as the first.
 */
final class PacedConnector extends ServerConnector {

  private final ConnectionLimits limits;

  PacedConnector(Server server, HttpConnectionFactory http, ConnectionLimits limits) {
    super(server, http);
    this.limits = limits;
  }

  @Override
  public void open() throws IOException {
    if (getPort() == 0) {
      setPort(portOfAnother());
    }
    super.open();
  }

  private int portOfAnother() {
    return Arrays.stream(getServer().getConnectors())
        .filter(other -> other != this && other instanceof NetworkConnector)
        .mapToInt(other -> ((NetworkConnector) other).getLocalPort())
        .filter(port -> port > 0)
        .findFirst()
        .orElse(0);
  }

  @Override
  protected SocketChannelEndPoint newEndPoint(
      SocketChannel channel, ManagedSelector selector, SelectionKey key) {
    PacedEndPoint end = new PacedEndPoint(channel, selector, key, getScheduler(), limits);
    end.setIdleTimeout(getIdleTimeout());
    return end;
  }
}
