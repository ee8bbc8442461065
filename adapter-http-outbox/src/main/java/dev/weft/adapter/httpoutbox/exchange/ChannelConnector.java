package dev.weft.adapter.httpoutbox.exchange;

import java.nio.channels.SocketChannel;
import org.apache.hc.client5.http.DnsResolver;
import org.apache.hc.client5.http.SchemePortResolver;
import org.apache.hc.client5.http.impl.io.DefaultHttpClientConnectionOperator;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.client5.http.io.HttpClientConnectionOperator;
import org.apache.hc.client5.http.ssl.TlsSocketStrategy;
import org.apache.hc.core5.http.URIScheme;
import org.apache.hc.core5.http.config.RegistryBuilder;

/**
 * Makes connections out of channels, which can be looked at without waiting.
 *
 * <p>A plain socket tells whether its peer hung up only after a read of a millisecond, which is
 * longer than many receivers take to answer.
 */
final class ChannelConnector extends PoolingHttpClientConnectionManagerBuilder {

  @Override
  protected HttpClientConnectionOperator createConnectionOperator(
      SchemePortResolver ports, DnsResolver guard, TlsSocketStrategy tls) {
    return new DefaultHttpClientConnectionOperator(
        proxy -> SocketChannel.open().socket(),
        ports,
        guard,
        RegistryBuilder.<TlsSocketStrategy>create().register(URIScheme.HTTPS.id, tls).build());
  }
}
