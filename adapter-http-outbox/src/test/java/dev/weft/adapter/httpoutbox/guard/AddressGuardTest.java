package dev.weft.adapter.httpoutbox.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.adapter.httpoutbox.Senders;
import dev.weft.domain.outbox.guard.BlockedAddresses;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressGuardTest {

  private static final String PUBLIC = "93.184.215.14";
  private static final String METADATA = "169.254.169.254";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "127.0.0.1",
        "2130706433",
        "0x7f000001",
        "0177.0.0.1",
        "0x7f.1",
        "127.1",
        "127.0.0.1.",
        "0",
        "0.0.0.0",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "100.64.0.1",
        "169.254.169.254",
        "2852039166",
        "0xa9fea9fe",
        "192.0.0.1",
        "198.18.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:a9fe:a9fe",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "fe80::1",
        "fc00::1",
        "fd00:ec2::254",
        "ff02::1"
      })
  void an_address_of_ours_is_refused_in_every_spelling_and_nobody_is_asked(String host) {
    AtomicInteger asked = new AtomicInteger();
    AddressGuard guard = guard(name -> found(asked.incrementAndGet() + ".1.1.1"));

    assertThatThrownBy(() -> guard.resolve(host))
        .isInstanceOf(BlockedTarget.class)
        .hasMessageContaining(host)
        .hasMessageEndingWith(" leads to a blocked address");
    assertThat(asked).hasValue(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"999.1.1.1", "1.2.3.4.5", "0x1ffffffff", "08.1.1.1", "1::2::3"})
  void numbers_that_are_no_address_are_no_host(String host) {
    assertThatThrownBy(() -> guard(name -> found(PUBLIC)).resolve(host))
        .isInstanceOf(UnknownHostException.class);
  }

  @Test
  void a_public_address_passes_as_itself() throws UnknownHostException {
    assertThat(guard(name -> found("10.0.0.1")).resolve("1572394766"))
        .extracting(InetAddress::getHostAddress)
        .containsExactly(PUBLIC);
  }

  @Test
  void a_name_gives_the_addresses_that_were_judged_in_their_order() throws UnknownHostException {
    assertThat(guard(name -> found(PUBLIC, "1.1.1.1")).resolve("receiver.test"))
        .extracting(InetAddress::getHostAddress)
        .containsExactly(PUBLIC, "1.1.1.1");
  }

  @Test
  void one_blocked_address_refuses_the_whole_name_and_is_not_told() {
    assertThatThrownBy(() -> guard(name -> found(PUBLIC, METADATA)).resolve("receiver.test"))
        .isInstanceOf(BlockedTarget.class)
        .hasMessageNotContaining("169");
  }

  @Test
  void a_name_that_changes_its_mind_is_judged_again() throws UnknownHostException {
    AtomicInteger asked = new AtomicInteger();
    AddressGuard guard = guard(name -> found(asked.getAndIncrement() == 0 ? PUBLIC : "127.0.0.1"));

    assertThat(guard.resolve("rebind.test")).hasSize(1);
    assertThatThrownBy(() -> guard.resolve("rebind.test")).isInstanceOf(BlockedTarget.class);
    assertThat(asked).hasValue(2);
  }

  @Test
  void a_name_without_addresses_is_unknown() {
    assertThatThrownBy(() -> guard(name -> found()).resolve("receiver.test"))
        .isInstanceOf(UnknownHostException.class);
  }

  @Test
  void the_allow_list_opens_what_it_names_and_no_more() throws UnknownHostException {
    AddressGuard guard = new AddressGuard(name -> found(METADATA), Senders.LOOPBACK_ALLOWED);

    assertThat(guard.resolve("0x7f.1")).hasSize(1);
    assertThatThrownBy(() -> guard.resolve("metadata.test")).isInstanceOf(BlockedTarget.class);
  }

  @Test
  void the_canonical_name_is_the_name_itself() {
    assertThat(guard(name -> found()).resolveCanonicalHostname("a.test")).isEqualTo("a.test");
  }

  private static AddressGuard guard(NameLookup names) {
    return new AddressGuard(names, BlockedAddresses.DEFAULT);
  }

  private static InetAddress[] found(String... addresses) {
    return Stream.of(addresses).map(AddressGuardTest::literal).toArray(InetAddress[]::new);
  }

  private static InetAddress literal(String address) {
    try {
      return InetAddress.getByName(address);
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
