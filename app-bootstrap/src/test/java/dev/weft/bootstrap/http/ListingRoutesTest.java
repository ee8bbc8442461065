package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ListingRoutesTest {

  private static Engine engine;
  private static Api api;
  private static final List<String> IDS = new ArrayList<>();

  @BeforeAll
  static void start() {
    engine = Engines.inMemory();
    api = new Api(engine);
    Work one = new Work(api, "one");
    Work two = new Work(api, "two");
    IDS.add(one.submit(",\"namespace\":\"shop\",\"priority\":5"));
    IDS.add(one.submit(",\"run_at\":\"2999-01-01T00:00:00Z\""));
    IDS.add(two.submit(",\"namespace\":\"shop\""));
    two.settle("complete", two.claim(), "");
  }

  @AfterAll
  static void stop() {
    engine.close();
  }

  static Stream<Arguments> queries() {
    return Stream.of(
        arguments("", List.of(0, 1, 2)),
        arguments("?namespace=shop", List.of(0, 2)),
        arguments("?lane=one", List.of(0, 1)),
        arguments("?lane=one&lane=two&limit=500", List.of(0, 1, 2)),
        arguments("?state=waiting", List.of(0)),
        arguments("?state=completed&state=delayed", List.of(1, 2)),
        arguments("?namespace=shop&lane=two&state=completed", List.of(2)),
        arguments("?namespace=nobody", List.of()));
  }

  @ParameterizedTest
  @MethodSource("queries")
  void a_filter_lets_through_what_fits(String query, List<Integer> expected) {
    Answer listed = api.get("/v1/executions" + query);

    assertThat(ids(listed))
        .containsExactlyInAnyOrderElementsOf(expected.stream().map(IDS::get).toList());
    assertThat(listed.body().find("next_cursor").orElseThrow().toString()).isEqualTo("null");
  }

  @Test
  void pages_follow_their_cursor_to_the_end() {
    List<String> seen = new ArrayList<>();
    Answer page = api.get("/v1/executions?limit=1");
    seen.addAll(ids(page));
    while (!page.body().find("next_cursor").orElseThrow().toString().equals("null")) {
      page = api.get("/v1/executions?limit=1&cursor=" + page.text("next_cursor"));
      seen.addAll(ids(page));
    }

    assertThat(seen).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(IDS);
  }

  @Test
  void a_line_tells_enough_to_recognise_it() {
    Answer listed = api.get("/v1/executions?state=waiting");

    assertThat(listed.first("executions").toString())
        .matches(
            "\\{\"execution_id\":\"[^\"]+\",\"flow_id\":null,\"namespace\":\"shop\","
                + "\"lane\":\"one\",\"kind\":\"work\",\"public_state\":\"waiting\","
                + "\"generation\":0,\"priority\":5,\"created_at\":\"[0-9TZ:.-]+\"}");
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        arguments("limit=0", "limit"),
        arguments("limit=501", "limit"),
        arguments("limit=-1", "limit"),
        arguments("limit=many", "limit"),
        arguments("limit=99999999999", "limit"),
        arguments("limit=1&limit=2", "limit"),
        arguments("state=busy", "state"),
        arguments("namespace=", "namespace"),
        arguments("cursor=%25", "cursor"),
        arguments("cursor=AAAA", "cursor"),
        arguments("page=2", "page"));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void a_query_that_cannot_be_names_its_parameter(String query, String field) {
    Answer refused = api.get("/v1/executions?" + query);

    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.text("field")).isEqualTo(field);
  }

  private static List<String> ids(Answer listed) {
    return listed.texts("executions", "execution_id").stream()
        .map(id -> id.replaceAll("[{}]", ""))
        .toList();
  }
}
