package dev.weft.adapter.httpoutbox;

import dev.weft.adapter.httpoutbox.exchange.BoundedBody;
import dev.weft.adapter.httpoutbox.exchange.ExchangeDeadline;
import dev.weft.adapter.httpoutbox.exchange.SharedConnections;
import dev.weft.adapter.httpoutbox.exchange.TrustedAuthorities;
import dev.weft.adapter.httpoutbox.guard.AddressGuard;
import dev.weft.adapter.httpoutbox.guard.BoundedLookup;
import dev.weft.adapter.httpoutbox.guard.NameLookup;
import dev.weft.adapter.httpoutbox.wire.AnswerReader;
import dev.weft.adapter.httpoutbox.wire.OutboundRequest;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Unreachable;
import dev.weft.domain.outbox.guard.UrlRules;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.outbox.DeliveryRequest;
import dev.weft.port.out.outbox.OutboxSender;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.hc.client5.http.classic.HttpClient;
import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes one signed request over HTTP/1.1 and brings back what the receiver said.
 *
 * <p>The client is the minimal one: it has no redirects, cookies, credentials, proxies,
 * decompression or repeats that could be switched on. Once a status has arrived it is the answer,
 * however the body ends.
 */
public final class HttpOutboxSender implements OutboxSender, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(HttpOutboxSender.class);
  private static final Duration IDLE = Duration.ofSeconds(30);

  private final UrlRules rules;
  private final InstantSource clock;
  private final AnswerReader answers;
  private final ScheduledExecutorService timer;
  private final SharedConnections connections;
  private final HttpClient client;
  private final Future<?> upkeep;

  public HttpOutboxSender(
      HttpOutboxSettings settings,
      JsonCodec json,
      InstantSource clock,
      NameLookup names,
      BorrowedThreads threads) {
    NameLookup bounded = new BoundedLookup(names, threads.lookups(), settings.lookup());
    this.rules = settings.urls();
    this.clock = clock;
    this.answers = new AnswerReader(json);
    this.timer = threads.timer();
    this.connections =
        new SharedConnections(
            new AddressGuard(bounded, rules.addresses()),
            TrustedAuthorities.context(settings.authorities()));
    this.client = HttpClients.createMinimal(connections);
    this.upkeep =
        timer.scheduleWithFixedDelay(
            () -> connections.closeUnusedFor(IDLE),
            IDLE.toSeconds(),
            IDLE.toSeconds(),
            TimeUnit.SECONDS);
  }

  @Override
  public Exchange send(DeliveryRequest delivery) {
    long begun = System.nanoTime();
    DeliveryAnswer answer = answer(delivery);
    Duration took = Duration.ofNanos(System.nanoTime() - begun);
    LOG.debug("{} messages in {}: {}", delivery.messages().size(), took, status(answer));
    return new Exchange(answer, took);
  }

  private DeliveryAnswer answer(DeliveryRequest delivery) {
    try {
      rules.vetted(delivery.url());
      return exchange(delivery, OutboundRequest.of(delivery, clock.instant()));
    } catch (IOException | RuntimeException trouble) {
      return Unreachable.because(trouble);
    }
  }

  private DeliveryAnswer exchange(DeliveryRequest delivery, HttpUriRequestBase request)
      throws IOException {
    Duration allowed = delivery.times().deadline();
    try (ExchangeDeadline deadline = ExchangeDeadline.started(timer, allowed, request)) {
      try {
        return answered(delivery, request);
      } catch (IOException | RuntimeException trouble) {
        if (deadline.passed()) {
          return new Unreachable("no answer within " + allowed);
        }
        throw trouble;
      }
    } finally {
      // Whatever was not read to its end goes down with its connection.
      request.cancel();
    }
  }

  private DeliveryAnswer answered(DeliveryRequest delivery, HttpUriRequestBase request)
      throws IOException {
    ClassicHttpResponse response =
        client.executeOpen(
            OutboundRequest.target(delivery.url()),
            request,
            SharedConnections.context(delivery.times()));
    BoundedBody body = BoundedBody.read(response.getEntity());
    return answers.read(response, body.bytes(), delivery.secrets());
  }

  private static String status(DeliveryAnswer answer) {
    return switch (answer) {
      case DeliveryAnswer.Answered answered -> Integer.toString(answered.status());
      case Unreachable unreachable -> "no answer";
    };
  }

  @Override
  public void close() {
    upkeep.cancel(false);
    connections.shutdown();
  }
}
