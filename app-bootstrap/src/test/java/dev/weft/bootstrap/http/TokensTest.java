package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.config.Secret;
import dev.weft.bootstrap.http.route.Route;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class TokensTest {

  private static final String OLD = "0123456789abcdef".repeat(4);
  private static final String NEW = "fedcba9876543210".repeat(4);
  private static final String READER = "1".repeat(64);
  private static final String WORKER = "2".repeat(64);
  private static final String OPERATOR = "3".repeat(64);

  private static Engine engine;
  private static Api api;

  @BeforeAll
  static void start() {
    engine =
        Engines.guardedBy(
            ApiTokens.parse(
                Stream.of(OLD, NEW, "read:" + READER, "work:" + WORKER, "operate: " + OPERATOR)
                    .map(Secret::new)
                    .toList()));
    api = new Api(engine);
  }

  @AfterAll
  static void stop() {
    engine.close();
  }

  @Test
  void with_tokens_configured_every_path_but_liveness_needs_one_of_them() {
    assertThat(api.get("/livez").status()).isEqualTo(200);
    assertThat(with("Bearer " + OLD).status()).isEqualTo(200);
    assertThat(with("bearer " + NEW).status()).isEqualTo(200);
    assertThat(api.get("/livez").raw().body()).asString().isEqualTo("ok");
  }

  @Test
  void a_missing_and_a_wrong_token_are_answered_alike() {
    List<Answer> refused;
    try (Engine fresh = Engines.guardedBy(ApiTokens.parse(List.of(new Secret(OLD))))) {
      Api guarded = new Api(fresh);
      refused =
          Stream.of("", "Basic " + OLD, "Bearer " + OLD.substring(1), "Bearer read:" + OLD)
              .map(shown -> guarded.request("/readyz").header("Authorization", shown))
              .map(guarded::send)
              .toList();
    }

    assertThat(refused)
        .allSatisfy(
            answer -> {
              assertThat(answer.status()).isEqualTo(401);
              assertThat(answer.type()).isEqualTo("application/problem+json");
              assertThat(answer.text("title")).isEqualTo(refused.getFirst().text("title"));
              assertThat(answer.text("detail")).isEqualTo(refused.getFirst().text("detail"));
            });
    assertThat(refused.getFirst().raw().headers().firstValue("WWW-Authenticate"))
        .contains("Bearer");
  }

  @Test
  void every_route_is_for_the_tokens_that_have_its_role() {
    for (Route route : engine.routes().all()) {
      Role role = route.role().orElse(Role.READ);
      assertThat(isForbidden(route, READER)).as(route.name()).isEqualTo(role != Role.READ);
      assertThat(isForbidden(route, WORKER)).as(route.name()).isEqualTo(role == Role.OPERATE);
      assertThat(isForbidden(route, OPERATOR)).as(route.name()).isEqualTo(role == Role.WORK);
      assertThat(isForbidden(route, OLD)).as(route.name()).isFalse();
    }
  }

  @Test
  void a_path_that_leads_nowhere_needs_a_token_too() {
    assertThat(api.get("/v1/nothing").status()).isIn(401, 429);
  }

  @Test
  void a_token_in_the_query_or_in_a_cookie_is_no_token() {
    assertThat(api.get("/readyz?access_token=" + OLD).status()).isIn(401, 429);
    assertThat(api.send(api.request("/readyz").header("Cookie", "token=" + OLD)).status())
        .isIn(401, 429);
  }

  @Test
  void who_fails_too_often_is_told_to_wait_and_who_is_known_is_not() {
    List<Answer> refused = IntStream.range(0, 100).mapToObj(i -> with("Bearer wrong" + i)).toList();

    assertThat(refused)
        .filteredOn(answer -> answer.status() == 429)
        .isNotEmpty()
        .allSatisfy(
            answer -> {
              assertThat(answer.text("code")).isEqualTo("too_many_requests");
              assertThat(answer.raw().headers().firstValue("Retry-After")).contains("1");
            });
    assertThat(with("Bearer " + OLD).status()).isEqualTo(200);
  }

  private static boolean isForbidden(Route route, String token) {
    String path = route.path().replaceAll("\\{[a-z_]+}", "nonsense");
    Answer answer =
        api.send(
            api.request(path)
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .method(route.method().name(), BodyPublishers.ofString("{\"surprise\":1}")));
    return answer.status() == 403;
  }

  private static Answer with(String authorization) {
    return api.send(api.request("/readyz").header("Authorization", authorization));
  }
}
