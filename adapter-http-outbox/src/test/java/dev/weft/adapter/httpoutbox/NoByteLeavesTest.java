package dev.weft.adapter.httpoutbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.httpoutbox.guard.NameLookup;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryAnswer.Unreachable;
import dev.weft.domain.outbox.guard.AddressRange;
import dev.weft.domain.outbox.guard.BlockedAddresses;
import dev.weft.domain.outbox.guard.UrlRules;
import java.net.InetAddress;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A listener on this machine that must never see a connection. */
@Timeout(20)
class NoByteLeavesTest {

  private Receiver receiver;

  @BeforeEach
  void listen() {
    receiver = Receiver.answering("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
  }

  @AfterEach
  void hangUp() {
    receiver.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "127.0.0.1",
        "2130706433",
        "0x7f000001",
        "0177.0.0.1",
        "127.1",
        "0.0.0.0",
        "0",
        "[::1]",
        "[::]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "[::127.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "10.0.0.1",
        "169.254.169.254",
        "100.64.0.1"
      })
  void by_number_in_any_spelling(String host) {
    assertThat(answer(host, Senders.HERE)).isInstanceOf(Unreachable.class);
    assertThat(receiver.connections()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"localhost", "localhost.", "innocent.test"})
  void by_a_name_that_leads_here(String host) {
    assertThat(answer(host, Senders.HERE))
        .isEqualTo(new Unreachable("BlockedTarget: " + host + " leads to a blocked address"));
    assertThat(receiver.connections()).isZero();
  }

  @Test
  void by_a_name_that_leads_here_among_other_places() {
    NameLookup mixed =
        name ->
            new InetAddress[] {
              InetAddress.getByAddress(new byte[] {93, (byte) 184, (byte) 215, 14}),
              InetAddress.getByAddress(new byte[] {127, 0, 0, 1})
            };

    assertThat(answer("mixed.test", mixed)).isInstanceOf(Unreachable.class);
    assertThat(receiver.connections()).isZero();
  }

  /** Allows one loopback address, so that a first, harmless answer exists on this machine. */
  @Test
  void by_a_name_that_leads_elsewhere_the_second_time() {
    AtomicInteger asked = new AtomicInteger();
    NameLookup rebinding =
        name ->
            new InetAddress[] {
              InetAddress.getByAddress(
                  asked.getAndIncrement() == 0
                      ? new byte[] {127, 0, 0, 2}
                      : new byte[] {127, 0, 0, 1})
            };
    UrlRules rules = new UrlRules(true, Set.of(receiver.port()), only("127.0.0.2/32"));
    try (Senders sender = Senders.with(rules, List.of(), rebinding)) {
      DeliveryAnswer first = sender.send(Deliveries.patientlyTo(receiver.url()));
      assertThat(asked).as("checked and connected on one answer of the name server").hasValue(1);
      DeliveryAnswer second = sender.send(Deliveries.patientlyTo(receiver.url()));

      assertThat(first).isInstanceOf(Unreachable.class);
      assertThat(second)
          .isEqualTo(new Unreachable("BlockedTarget: receiver.test leads to a blocked address"));
      assertThat(receiver.connections()).isZero();
    }
  }

  @Test
  void in_the_clear_unless_allowed() {
    UrlRules rules = new UrlRules(false, Set.of(receiver.port()), Senders.LOOPBACK_ALLOWED);
    try (Senders sender = Senders.with(rules, List.of(), Senders.HERE)) {
      assertThat(sender.send(Deliveries.patientlyTo(receiver.url())))
          .isInstanceOf(Unreachable.class);
      assertThat(receiver.connections()).isZero();
    }
  }

  @Test
  void to_a_port_nobody_allowed() {
    UrlRules rules = new UrlRules(true, Set.of(80, 443), Senders.LOOPBACK_ALLOWED);
    try (Senders sender = Senders.with(rules, List.of(), Senders.HERE)) {
      assertThat(sender.send(Deliveries.patientlyTo(receiver.url())))
          .isInstanceOf(Unreachable.class);
      assertThat(receiver.connections()).isZero();
    }
  }

  @Test
  void while_a_name_server_keeps_silent() {
    CountDownLatch never = new CountDownLatch(1);
    NameLookup silent =
        name -> {
          try {
            never.await();
          } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
          }
          return new InetAddress[] {InetAddress.getLoopbackAddress()};
        };

    UrlRules rules = new UrlRules(true, Set.of(receiver.port()), Senders.LOOPBACK_ALLOWED);
    try (Senders sender = Senders.impatient(rules, silent)) {
      assertThat(sender.send(Deliveries.patientlyTo(receiver.url())))
          .isInstanceOfSatisfying(
              Unreachable.class, none -> assertThat(none.detail()).contains("name server"));
      assertThat(receiver.connections()).isZero();
    }
  }

  @Test
  void but_the_allow_list_opens_this_machine() {
    try (Senders sender = Senders.at(receiver.port())) {
      assertThat(sender.send(Deliveries.patientlyTo("http://2130706433:" + receiver.port() + "/")))
          .isEqualTo(Answered.of(200, "OK", ""));
      assertThat(receiver.connections()).isEqualTo(1);
    }
  }

  private DeliveryAnswer answer(String host, NameLookup names) {
    UrlRules rules = new UrlRules(true, Set.of(receiver.port()), BlockedAddresses.DEFAULT);
    try (Senders sender = Senders.with(rules, List.of(), names)) {
      return sender.send(Deliveries.patientlyTo("http://" + host + ":" + receiver.port() + "/"));
    }
  }

  private static BlockedAddresses only(String range) {
    return BlockedAddresses.except(List.of(AddressRange.parse(range)));
  }
}
