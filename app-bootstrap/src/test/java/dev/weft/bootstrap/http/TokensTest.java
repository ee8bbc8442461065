package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.Secret;
import java.util.List;
import org.junit.jupiter.api.Test;

class TokensTest {

  private static final String OLD = "0123456789abcdef".repeat(4);
  private static final String NEW = "fedcba9876543210".repeat(4);

  @Test
  void with_tokens_configured_every_path_but_liveness_needs_one_of_them() {
    ApiTokens tokens = new ApiTokens(List.of(new Secret(OLD), new Secret(NEW)));

    try (Engine engine = Engines.guardedBy(tokens)) {
      Api api = new Api(engine);
      assertThat(api.get("/livez").status()).isEqualTo(200);
      assertThat(with(api, "Bearer " + OLD).status()).isEqualTo(200);
      assertThat(with(api, "bearer " + NEW).status()).isEqualTo(200);
      assertThat(with(api, "Basic " + OLD).status()).isEqualTo(401);
      assertThat(with(api, "Bearer " + OLD.substring(1)).status()).isEqualTo(401);
      Answer refused = api.get("/readyz");
      assertThat(refused.status()).isEqualTo(401);
      assertThat(refused.text("code")).isEqualTo("unauthorized");
      assertThat(refused.raw().headers().firstValue("WWW-Authenticate")).contains("Bearer");
    }
  }

  private static Answer with(Api api, String authorization) {
    return api.send(api.request("/readyz").header("Authorization", authorization));
  }
}
