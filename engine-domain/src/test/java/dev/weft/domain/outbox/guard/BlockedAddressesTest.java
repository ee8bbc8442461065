package dev.weft.domain.outbox.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BlockedAddressesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.0.0.0",
        "0.255.255.255",
        "10.0.0.0",
        "10.255.255.255",
        "100.64.0.0",
        "100.127.255.255",
        "127.0.0.1",
        "127.255.255.255",
        "169.254.0.0",
        "169.254.169.254",
        "172.16.0.0",
        "172.31.255.255",
        "192.0.0.0",
        "192.0.0.255",
        "192.168.0.0",
        "192.168.255.255",
        "198.18.0.0",
        "198.19.255.255",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "[::]",
        "[::1]",
        "[fc00::1]",
        "[fdff::1]",
        "[fe80::1]",
        "[febf::1]",
        "[fec0::1]",
        "[ff02::1]",
        "[64:ff9b:1::8.8.8.8]",
        "[::ffff:127.0.0.1]",
        "[::ffff:a00:1]",
        "[::ffff:0:10.0.0.1]",
        "[::127.0.0.1]",
        "[64:ff9b::10.0.0.1]",
        "[64:ff9b::169.254.169.254]",
        "[2002:7f00:1::]",
        "[2002:c0a8:101::1]",
        "[2002:a9fe:a9fe::]"
      })
  void our_own_and_nobodys_addresses_are_blocked(String host) {
    assertThat(BlockedAddresses.DEFAULT.blocks(bytes(host))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.0.0.0",
        "8.8.8.8",
        "9.255.255.255",
        "11.0.0.0",
        "100.63.255.255",
        "100.128.0.0",
        "126.255.255.255",
        "128.0.0.0",
        "169.253.255.255",
        "169.255.0.0",
        "172.15.255.255",
        "172.32.0.0",
        "192.0.1.0",
        "191.255.255.255",
        "192.167.255.255",
        "192.169.0.0",
        "198.17.255.255",
        "198.20.0.0",
        "223.255.255.255",
        "[2001:4860:4860::8888]",
        "[fbff::1]",
        "[fe7f::1]",
        "[::ffff:8.8.8.8]",
        "[64:ff9b::8.8.8.8]",
        "[2002:808:808::1]",
        "[2003::1]"
      })
  void public_addresses_are_not(String host) {
    assertThat(BlockedAddresses.DEFAULT.blocks(bytes(host))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 5, 15, 17})
  void anything_that_is_no_address_is_blocked(int length) {
    assertThat(BlockedAddresses.DEFAULT.blocks(new byte[length])).isTrue();
  }

  @Test
  void an_allowed_range_wins_also_when_it_is_carried() {
    var guard = BlockedAddresses.except(List.of(AddressRange.parse("127.0.0.1")));

    assertThat(guard.blocks(bytes("127.0.0.1"))).isFalse();
    assertThat(guard.blocks(bytes("[::ffff:127.0.0.1]"))).isFalse();
    assertThat(guard.blocks(bytes("127.0.0.2"))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "127.0.0.1, 7f000001",
    "2130706433, 7f000001",
    "0x7f000001, 7f000001",
    "0X7F.1, 7f000001",
    "017700000001, 7f000001",
    "0177.0.0.1, 7f000001",
    "127.1, 7f000001",
    "127.0.1, 7f000001",
    "127.0.0.1., 7f000001",
    "0x.0.0.0, 00000000",
    "0, 00000000",
    "1.65535, 0100ffff",
    "1.16777215, 01ffffff",
    "4294967295, ffffffff",
    "255.255.255.255, ffffffff",
    "[::], 00000000000000000000000000000000",
    "[::1], 00000000000000000000000000000001",
    "[1::], 00010000000000000000000000000000",
    "[1:2:3:4:5:6:7:8], 00010002000300040005000600070008",
    "[1:2:3:4:5:6:7::], 00010002000300040005000600070000",
    "[1:2:3:4:5:6:1.2.3.4], 00010002000300040005000601020304",
    "[::ffff:255.0.0.1], 00000000000000000000ffffff000001",
    "[FE80::aBcD], fe80000000000000000000000000abcd"
  })
  void every_spelling_of_an_address_is_parsed(String host, String hex) {
    assertThat(AddressLiteral.looksNumeric(host)).isTrue();
    assertThat(bytes(host)).isEqualTo(HexFormat.of().parseHex(hex));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "256.0.0.1",
        "1.256.1",
        "1.16777216",
        "4294967296",
        "1.2.3.256",
        "1.2.3.4.5",
        "1.2.65536",
        "08",
        "1..2",
        "0x1g",
        "999999999999999",
        "a.b.1",
        "",
        "[]",
        "[:]",
        "[:::]",
        "[1::2::3]",
        "[1:2:3:4:5:6:7]",
        "[1:2:3:4:5:6:7:8:9]",
        "[1:2:3:4:5:6:7:8::]",
        "[12345::]",
        "[g::]",
        "[::1.2.3]",
        "[::1.2.3.256]",
        "[1.2.3.4::]",
        "[1:2:3:4:5:6:7:1.2.3.4]",
        "[::1",
        "[fe80::1%eth0]"
      })
  void a_malformed_address_is_none(String host) {
    assertThat(AddressLiteral.parse(host)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"example.org", "1.example", "x1", "0x7f.example", "a.b-1"})
  void a_name_does_not_look_like_an_address(String host) {
    assertThat(AddressLiteral.looksNumeric(host)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/x", "x/8", ""})
  void a_malformed_range_is_refused(String text) {
    assertThatThrownBy(() -> AddressRange.parse(text)).isInstanceOf(InvalidInput.class);
  }

  @Test
  void a_range_holds_its_own_family_up_to_the_last_bit() {
    assertThat(AddressRange.parse("0.0.0.0/0").contains(bytes("8.8.8.8"))).isTrue();
    assertThat(AddressRange.parse("0.0.0.0/0").contains(bytes("[::1]"))).isFalse();
    assertThat(AddressRange.parse("8.8.8.8/31").contains(bytes("8.8.8.9"))).isTrue();
    assertThat(AddressRange.parse("8.8.8.8/31").contains(bytes("8.8.8.10"))).isFalse();
    assertThat(AddressRange.parse("8.8.8.8/32").contains(bytes("8.8.8.9"))).isFalse();
    assertThat(AddressRange.parse("10.0.0.0/8")).hasToString("0a000000/8");
  }

  private static byte[] bytes(String host) {
    return AddressLiteral.parse(host).orElseThrow();
  }
}
