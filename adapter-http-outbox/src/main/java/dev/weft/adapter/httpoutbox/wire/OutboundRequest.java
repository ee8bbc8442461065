package dev.weft.adapter.httpoutbox.wire;

import dev.weft.domain.outbox.guard.TargetUrl;
import dev.weft.domain.outbox.setting.ExchangeTimes;
import dev.weft.port.out.outbox.DeliveryRequest;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.io.entity.ByteArrayEntity;
import org.apache.hc.core5.net.URIAuthority;
import org.apache.hc.core5.util.Timeout;

/** One delivery as an HTTP request: a POST with the headers of Standard Webhooks. */
public final class OutboundRequest {

  private static final String OURSELVES = "Weft";
  private static final Map<String, Integer> USUAL_PORTS = Map.of("https", 443, "http", 80);

  private OutboundRequest() {}

  public static HttpUriRequestBase of(DeliveryRequest delivery, Instant now) {
    OutboxEnvelope envelope = OutboxEnvelope.of(delivery);
    byte[] body = envelope.body();
    HttpUriRequestBase request = addressed(delivery.url());
    request.setConfig(config(delivery.times()));
    request.setHeader("User-Agent", OURSELVES);
    request.setHeader("Content-Type", envelope.type().value());
    request.setHeader("webhook-id", envelope.id());
    request.setHeader("webhook-timestamp", now.getEpochSecond());
    request.setHeader(
        "webhook-signature",
        WebhookSigner.sign(delivery.secrets().keys(), envelope.id(), now, body));
    request.setEntity(new ByteArrayEntity(body, null));
    return request;
  }

  /** Whom to connect to; the name stays, for TLS and for {@code Host}. */
  public static HttpHost target(TargetUrl url) {
    return new HttpHost(url.scheme(), name(url), url.port());
  }

  /** Sets the path as it is: the domain accepts paths that {@link URI} would not parse. */
  private static HttpUriRequestBase addressed(TargetUrl url) {
    HttpUriRequestBase request = new HttpUriRequestBase("POST", URI.create("/"));
    request.setScheme(url.scheme());
    request.setAuthority(new URIAuthority(name(url), shownPort(url)));
    request.setPath(url.path());
    return request;
  }

  private static int shownPort(TargetUrl url) {
    return USUAL_PORTS.get(url.scheme()) == url.port() ? -1 : url.port();
  }

  private static RequestConfig config(ExchangeTimes times) {
    return RequestConfig.custom()
        .setConnectionRequestTimeout(Timeout.of(times.connect()))
        .setResponseTimeout(Timeout.of(times.deadline()))
        .build();
  }

  private static String name(TargetUrl url) {
    String host = url.host();
    return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
  }
}
