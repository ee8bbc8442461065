package dev.weft.adapter.httpoutbox.exchange;

import dev.weft.domain.outbox.setting.ExchangeTimes;
import java.io.IOException;
import java.time.Duration;
import javax.net.ssl.SSLContext;
import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.HttpRoute;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManager;
import org.apache.hc.client5.http.io.ConnectionEndpoint;
import org.apache.hc.client5.http.io.HttpClientConnectionManager;
import org.apache.hc.client5.http.io.LeaseRequest;
import org.apache.hc.client5.http.protocol.HttpClientContext;
import org.apache.hc.client5.http.ssl.DefaultClientTlsStrategy;
import org.apache.hc.client5.http.ssl.HostnameVerificationPolicy;
import org.apache.hc.core5.http.protocol.HttpContext;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.util.TimeValue;
import org.apache.hc.core5.util.Timeout;

/**
 * The open connections to all receivers, each used again within seconds and for a minute at most.
 *
 * <p>Outlives the client that uses it: the client closes its connections when any {@link Error}
 * passes through, which would end all deliveries until the process starts again.
 */
public final class SharedConnections implements HttpClientConnectionManager {

  /** How many are open at once is the flusher's business, not the pool's. */
  private static final int UNBOUNDED = 100_000;

  private static final String CONNECT = "weft.connect-timeout";
  private static final TimeValue LIFE = TimeValue.ofMinutes(1);

  /** Shorter than receivers wait: a request sent while they hang up would count as a failure. */
  private static final TimeValue REST = TimeValue.ofSeconds(3);

  private final PoolingHttpClientConnectionManager pool;

  public SharedConnections(DnsResolver guard, SSLContext trust) {
    this.pool =
        new ChannelConnector()
            .setConnectionFactory(unused -> QuietConnection.unbound())
            .setDnsResolver(guard)
            .setTlsSocketStrategy(
                new DefaultClientTlsStrategy(trust, HostnameVerificationPolicy.BUILTIN, null))
            .setDefaultConnectionConfig(config())
            .setMaxConnPerRoute(UNBOUNDED)
            .setMaxConnTotal(UNBOUNDED)
            .build();
  }

  /** Looks at a connection before every use, however short it was idle. */
  private static ConnectionConfig config() {
    return ConnectionConfig.custom()
        .setTimeToLive(LIFE)
        .setValidateAfterInactivity(TimeValue.ZERO_MILLISECONDS)
        .build();
  }

  /** Carries the connect timeout of one exchange to {@link #connect}. */
  public static HttpContext context(ExchangeTimes times) {
    HttpClientContext context = HttpClientContext.create();
    context.setAttribute(CONNECT, Timeout.of(times.connect()));
    return context;
  }

  @Override
  public LeaseRequest lease(String id, HttpRoute route, Timeout patience, Object state) {
    return pool.lease(id, route, patience, state);
  }

  @Override
  public void release(ConnectionEndpoint endpoint, Object state, TimeValue keepAlive) {
    pool.release(endpoint, state, TimeValue.isNonNegative(keepAlive) ? keepAlive : REST);
  }

  @Override
  public void connect(ConnectionEndpoint endpoint, TimeValue unset, HttpContext context)
      throws IOException {
    pool.connect(endpoint, (Timeout) context.getAttribute(CONNECT), context);
  }

  @Override
  public void upgrade(ConnectionEndpoint endpoint, HttpContext context) throws IOException {
    pool.upgrade(endpoint, context);
  }

  /** Closes connections nobody used for so long. */
  public void closeUnusedFor(Duration idle) {
    pool.closeExpired();
    pool.closeIdle(TimeValue.of(idle));
  }

  /** Does nothing: see {@link #shutdown}. */
  @Override
  public void close(CloseMode mode) {}

  /** Does nothing: see {@link #shutdown}. */
  @Override
  public void close() {}

  /** Closes everything, for good. */
  public void shutdown() {
    pool.close(CloseMode.IMMEDIATE);
  }
}
