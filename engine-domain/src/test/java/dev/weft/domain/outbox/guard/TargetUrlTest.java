package dev.weft.domain.outbox.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TargetUrlTest {

  @ParameterizedTest
  @CsvSource({
    "https://example.org, https, example.org, 443, /, https://example.org/",
    "HTTPS://Example.ORG:443/A?b=c, https, example.org, 443, /A?b=c, https://example.org/A?b=c",
    "http://example.org/x, http, example.org, 80, /x, http://example.org/x",
    "http://example.org:443, http, example.org, 443, /, http://example.org:443/",
    "https://example.org:8443?q, https, example.org, 8443, /?q, https://example.org:8443/?q",
    "https://[2001:DB8::1]:8080/, https, [2001:db8::1], 8080, /, https://[2001:db8::1]:8080/",
    "https://xn--bcher-kva.example./, https, xn--bcher-kva.example., 443, /, https://xn--bcher-kva.example./",
    "https://my_host/a@b, https, my_host, 443, /a@b, https://my_host/a@b",
    "https://h:65535/, https, h, 65535, /, https://h:65535/",
    "https://h:1/, https, h, 1, /, https://h:1/"
  })
  void a_url_is_taken_apart_and_put_together(
      String text, String scheme, String host, int port, String path, String canonical) {
    TargetUrl url = TargetUrl.parse(text);

    assertThat(url).isEqualTo(new TargetUrl(scheme, host, port, path)).hasToString(canonical);
    assertThat(TargetUrl.parse(canonical)).isEqualTo(url);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "example.org",
        "ftp://example.org/",
        "https:/example.org",
        "https://",
        "https:///x",
        "https://u@example.org/",
        "https://u:p@example.org/",
        "https://example.org\\@evil.org/",
        "https://example.org/#f",
        "https://example.org#f",
        "https://example.org/a b",
        "https://example.org/\u00e9",
        "https://b\u00fccher.example/",
        "https://example.org/a\nb",
        "https://example.org:0/",
        "https://example.org:65536/",
        "https://example.org:123456/",
        "https://example.org:x/",
        "https://example.org:/",
        "https://-a.org/",
        "https://a-.org/",
        "https://a..org/",
        "https://.org/",
        "https://[::1",
        "https://[fe80::1%25eth0]/",
        "https://exa mple.org/",
        "https://example.org/\\x",
        " https://example.org/"
      })
  void anything_else_is_refused(String text) {
    assertThatThrownBy(() -> TargetUrl.parse(text)).isInstanceOf(InvalidInput.class);
  }

  @Test
  void the_length_is_limited() {
    String at2048 = "https://h/" + "x".repeat(2_038);

    assertThat(TargetUrl.parse(at2048)).hasToString(at2048);
    assertThatThrownBy(() -> TargetUrl.parse(at2048 + "x")).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> TargetUrl.parse(null)).isInstanceOf(InvalidInput.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://me:pa55@example.org/", "me:pa55@example.org", "//me:pa55@h/x"})
  void a_password_in_a_url_does_not_reach_the_error(String text) {
    assertThatThrownBy(() -> TargetUrl.parse(text))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("…@")
        .hasMessageNotContaining("pa55");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://example.org/", "https://example.org:8443/", "https://example.org:8080/",
        "https://example.org:80/", "https://8.8.8.8/", "https://[2001:4860:4860::8888]/"
      })
  void public_https_on_well_known_ports_is_allowed(String text) {
    TargetUrl url = TargetUrl.parse(text);

    assertThat(UrlRules.DEFAULT.vetted(url)).isEqualTo(url);
  }

  @ParameterizedTest
  @CsvSource({
    "http://example.org/, expected https",
    "https://example.org:22/, 'expected one of the ports [80, 443, 8080, 8443]'",
    "https://127.0.0.1/, expected a public address",
    "https://0x7f.1/, expected a public address",
    "https://2130706433/, expected a public address",
    "https://127.0.0.1./, expected a public address",
    "https://[::1]/, expected a public address",
    "https://[::ffff:10.0.0.1]/, expected a public address",
    "https://300.1.1.1/, expected a public address",
    "https://[1:2]/, expected a public address"
  })
  void what_the_rules_forbid_says_what_they_want(String text, String expected) {
    assertThatThrownBy(() -> UrlRules.DEFAULT.vetted(TargetUrl.parse(text)))
        .isInstanceOf(InvalidInput.class)
        .hasMessageEndingWith(expected);
  }

  @Test
  void development_may_allow_plain_http_ports_and_loopback() {
    var loopback = BlockedAddresses.except(List.of(AddressRange.parse("127.0.0.0/8")));
    var rules = new UrlRules(true, Set.of(9_000), loopback);
    TargetUrl url = TargetUrl.parse("http://127.0.0.1:9000/hook");

    assertThat(rules.vetted(url)).isEqualTo(url);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Host",
        "content-length",
        "Transfer-Encoding",
        "CONNECTION",
        "webhook-id",
        "Webhook-Signature",
        "",
        "a b",
        "a:b",
        "a\r\nb",
        "\u00e9"
      })
  void a_header_name_is_a_token_that_is_not_ours(String name) {
    assertThatThrownBy(() -> new OutboundHeader(name, "x")).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new OutboundHeader(null, "x")).isInstanceOf(InvalidInput.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\r\nX: y", "a\n", "\0", "\u00e9"})
  void a_header_value_is_one_line_and_is_not_quoted_in_the_error(String value) {
    assertThatThrownBy(() -> new OutboundHeader("X-A", value))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("header X-A was '…'");
    assertThatThrownBy(() -> new OutboundHeader("X-A", null)).isInstanceOf(InvalidInput.class);
    assertThat(new OutboundHeader("X-A", "b\tc").value()).isEqualTo("b\tc");
  }
}
