package dev.weft.adapter.httpoutbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.httpoutbox.exchange.BoundedBody;
import dev.weft.adapter.httpoutbox.exchange.SharedConnections;
import dev.weft.adapter.httpoutbox.exchange.TrustedAuthorities;
import dev.weft.adapter.httpoutbox.guard.AddressGuard;
import dev.weft.adapter.httpoutbox.guard.NameLookup;
import dev.weft.adapter.httpoutbox.wire.OutboundRequest;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Unreachable;
import dev.weft.domain.outbox.guard.UrlRules;
import dev.weft.port.out.outbox.DeliveryRequest;
import java.io.IOException;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.apache.hc.client5.http.classic.HttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.core5.io.CloseMode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How connections are made, shared and given up. */
@Timeout(20)
class ConnectionsTest {

  private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";

  private Receiver receiver;

  @BeforeEach
  void listen() {
    receiver =
        Receiver.playing(
            talk -> {
              while (talk.hears()) {
                talk.say(OK);
              }
              talk.noteLoss();
            });
  }

  @AfterEach
  void hangUp() {
    receiver.close();
  }

  @Test
  void the_next_address_is_tried_when_the_first_is_dead() {
    NameLookup two =
        name ->
            new InetAddress[] {
              InetAddress.getByAddress(new byte[] {127, 0, 0, 2}), InetAddress.getLoopbackAddress()
            };
    UrlRules rules = new UrlRules(true, Set.of(receiver.port()), Senders.LOOPBACK_ALLOWED);
    try (Senders sender = Senders.with(rules, List.of(), two)) {
      assertThat(sender.send(Deliveries.patientlyTo(receiver.url())))
          .isEqualTo(Answered.of(200, "OK", ""));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void a_receiver_that_hung_up_meanwhile_is_called_again(int answers) {
    try (Receiver polite =
            Receiver.playing(
                talk -> {
                  for (int i = 0; i < answers && talk.hears(); i++) {
                    talk.say(OK);
                  }
                });
        Senders sender = Senders.at(polite.port())) {
      for (int talks = 1; talks <= 3; talks++) {
        for (int i = 0; i < answers; i++) {
          assertThat(sender.send(Deliveries.patientlyTo(polite.url())))
              .isEqualTo(Answered.of(200, "OK", ""));
        }
        assertThat(polite.talks()).hasSize(talks).allMatch(Talk::hasEnded);
      }
    }
  }

  @Test
  void a_closed_sender_says_so_and_hangs_up() {
    Senders sender = Senders.at(receiver.port());
    sender.send(Deliveries.patientlyTo(receiver.url()));

    sender.close();

    assertThat(receiver.talks()).allMatch(Talk::senderHungUp);
    assertThat(sender.send(Deliveries.to(receiver.url()))).isInstanceOf(Unreachable.class);
  }

  @Test
  void a_client_that_fails_takes_no_connection_of_others_along() throws IOException {
    SharedConnections connections = connections();
    HttpClient client = HttpClients.createMinimal(connections);
    use(client);

    connections.close(CloseMode.IMMEDIATE);
    connections.close();
    use(client);

    assertThat(receiver.heard()).hasSize(2);
    assertThat(receiver.connections()).isEqualTo(1);
    connections.shutdown();
  }

  @Test
  void unused_connections_are_given_up() throws IOException {
    SharedConnections connections = connections();
    use(HttpClients.createMinimal(connections));

    connections.closeUnusedFor(Duration.ZERO);

    assertThat(receiver.talks()).hasSize(1).allMatch(Talk::senderHungUp);
    connections.shutdown();
  }

  private static SharedConnections connections() {
    return new SharedConnections(
        new AddressGuard(Senders.HERE, Senders.LOOPBACK_ALLOWED),
        TrustedAuthorities.context(List.of()));
  }

  private void use(HttpClient client) throws IOException {
    DeliveryRequest delivery = Deliveries.patientlyTo(receiver.url());
    BoundedBody.read(
        client
            .executeOpen(
                OutboundRequest.target(delivery.url()),
                OutboundRequest.of(delivery, Deliveries.NOW),
                SharedConnections.context(delivery.times()))
            .getEntity());
  }
}
