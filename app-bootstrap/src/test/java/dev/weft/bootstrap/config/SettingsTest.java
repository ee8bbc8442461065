package dev.weft.bootstrap.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SettingsTest {

  private static final Secret TOKEN = new Secret("x".repeat(43));
  private static final String URL = "jdbc:postgresql://db/weft";

  static Stream<Arguments> refused_settings() {
    return Stream.of(
        refused("port", () -> new BindAddress("127.0.0.1", -1)),
        refused("port", () -> new BindAddress("127.0.0.1", 65_536)),
        refused("bind", () -> new BindAddress("", 1)),
        refused("bind", () -> server("0.0.0.0", ApiTokens.NONE, Duration.ZERO)),
        refused("stop_grace_ms", () -> server("::1", ApiTokens.NONE, Duration.ofMillis(-1))),
        refused("stop_grace_ms", () -> server("::1", ApiTokens.NONE, Duration.ofMillis(300_001))),
        refused("token_file", () -> ApiTokens.parse(List.of(new Secret("x".repeat(42))))),
        refused("token_file", () -> ApiTokens.parse(List.of(new Secret("admin:" + TOKEN.value())))),
        refused("token_file", () -> ApiTokens.parse(List.of(new Secret("read:" + "x".repeat(42))))),
        refused(
            "bind",
            () -> server("0.0.0.0", ApiTokens.parse(List.of(TOKEN)), Duration.ofMinutes(1))),
        refused("poll_ms", () -> poll(Duration.ofMillis(9))),
        refused("poll_ms", () -> poll(Duration.ofMillis(60_001))),
        refused("jdbc_url", () -> target("jdbc:mysql://db/weft", "weft")),
        refused("jdbc_url", () -> target(URL + "?socketFactory=x.Y", "weft")),
        refused("jdbc_url", () -> target(URL + "?sslmode=require&%73slfactory=x.Y", "weft")),
        refused("jdbc_url", () -> target(URL + "?password=x", "weft")),
        refused("jdbc_user", () -> target(URL, " ")));
  }

  private static Arguments refused(String field, ThrowingCallable making) {
    return arguments(field, making);
  }

  @ParameterizedTest
  @MethodSource("refused_settings")
  void what_is_out_of_range_is_refused_by_name(String field, ThrowingCallable making) {
    assertThatThrownBy(making)
        .isInstanceOfSatisfying(
            InvalidInput.class, refused -> assertThat(refused.problem().field()).isEqualTo(field));
  }

  @Test
  void the_edges_of_every_range_are_accepted() {
    ApiTokens tokens = ApiTokens.parse(List.of(TOKEN));

    assertThat(server("127.0.0.1", tokens, Duration.ofMinutes(5)).tokens()).isEqualTo(tokens);
    assertThat(
            server("127.0.0.1", tokens, Duration.ZERO)
                .insecure()
                .at(new BindAddress("0.0.0.0", 0))
                .bind()
                .hosts())
        .containsExactly("0.0.0.0");
    assertThat(poll(Duration.ofMillis(10)).poll()).hasMillis(10);
    assertThat(poll(Duration.ofMinutes(1)).poll()).hasMinutes(1);
    assertThat(new BindAddress("127.0.0.1", 65_535).isLoopback()).isTrue();
    assertThat(target(URL + "?sslmode=verify-full", "weft").user()).isEqualTo("weft");
  }

  @Test
  void a_token_has_the_roles_its_line_names_and_may_always_look() {
    assertThat(roles("read:")).containsExactlyInAnyOrder(Role.READ);
    assertThat(roles("work:")).containsExactlyInAnyOrder(Role.READ, Role.WORK);
    assertThat(roles("work, operate:")).containsExactlyInAnyOrder(Role.values());
    assertThat(roles("")).containsExactlyInAnyOrder(Role.values());
  }

  private static Set<Role> roles(String prefix) {
    return ApiTokens.parse(List.of(new Secret(prefix + TOKEN.value()))).tokens().getFirst().roles();
  }

  @Test
  void no_text_form_shows_a_secret() {
    EngineSettings settings =
        EngineSettings.of(
            server("127.0.0.1", ApiTokens.parse(List.of(TOKEN)), Duration.ZERO),
            new StorageSettings.Postgres(target(URL, "weft"), true));

    assertThat(settings.toString())
        .contains("hidden")
        .doesNotContain(TOKEN.value())
        .doesNotContain("canary");
  }

  private static ServerSettings server(String host, ApiTokens tokens, Duration grace) {
    return new ServerSettings(new BindAddress(host, 0), tokens, List.of(), grace);
  }

  private static EngineSettings poll(Duration poll) {
    return new EngineSettings(
        ServerSettings.DEFAULT,
        new StorageSettings.Memory(),
        poll,
        EngineSettings.DEFAULT_LEASE_SWEEP);
  }

  private static JdbcTarget target(String url, String user) {
    return new JdbcTarget(url, user, new Secret("canary"));
  }
}
