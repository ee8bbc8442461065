package dev.weft.bootstrap.http.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.config.Role;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The description is what the API is: every route is in it, nothing else is, and what it says of
 * parameters and members is what the routes ask for.
 *
 * <p>That no route answers a status it does not name is seen to by {@link Api}, for every test.
 */
class OpenApiTest {

  private static final String ID = "fp:7:00000000-0000-7000-8000-000000000000";
  private static final String BARE_ID = "00000000-0000-7000-8000-000000000000";

  private static Engine engine;
  private static Api api;
  private static JsonObject document;

  @BeforeAll
  static void start() {
    engine = Engines.inMemory();
    api = new Api(engine);
    document = api.get("/v1/openapi.json").body();
  }

  @AfterAll
  static void stop() {
    engine.close();
  }

  static Stream<Route> routes() {
    try (Engine any = Engines.inMemory()) {
      return any.routes().all().stream();
    }
  }

  static Stream<Route> routes_that_read_a_body() {
    return routes().filter(route -> !route.body().equals(Body.NONE));
  }

  static Stream<Route> routes_that_read_a_query() {
    return routes().filter(route -> !route.query().isEmpty());
  }

  @Test
  void it_is_of_version_3_1_and_has_every_route_and_no_other() {
    Set<String> described =
        member(document, "paths").members().entrySet().stream()
            .flatMap(
                path ->
                    ((JsonObject) path.getValue())
                        .members().keySet().stream().map(method -> method + " " + path.getKey()))
            .collect(Collectors.toSet());

    assertThat(document.find("openapi")).contains(new JsonString("3.1.0"));
    assertThat(described)
        .isEqualTo(routes().map(OpenApiTest::methodAndPath).collect(Collectors.toSet()));
  }

  @ParameterizedTest
  @MethodSource("routes")
  void a_route_answers_at_its_path_and_to_no_method_that_is_not_described(Route route) {
    Set<String> methods = member(document, "paths", route.path()).members().keySet();

    assertThat(send(route, route.method().name(), "{}").text("detail"))
        .isNotEqualTo("nothing answers at this path");
    Stream.of("GET", "POST", "PUT", "PATCH", "DELETE")
        .filter(method -> !methods.contains(method.toLowerCase(Locale.ROOT)))
        .forEach(method -> assertThat(send(route, method, "{}").status()).isEqualTo(405));
  }

  @ParameterizedTest
  @MethodSource("routes")
  void a_route_says_what_it_does_for_whom_and_how_it_ends(Route route) {
    JsonObject operation = operation(route);

    assertThat(route.name()).matches("[a-z][a-z0-9_]{2,40}");
    assertThat(route.summary()).endsWith(".").hasSizeBetween(10, 120);
    assertThat(operation.find("x-weft-role").isPresent()).isEqualTo(!route.path().equals("/livez"));
    assertThat(member(operation, "responses").members().keySet())
        .anyMatch(status -> status.startsWith("2"))
        .contains("403", "500", "503");
    assertThat(names((JsonArray) operation.find("parameters").orElseThrow()))
        .containsAll(
            Stream.of(route.path().split("/"))
                .filter(part -> part.startsWith("{"))
                .map(part -> part.substring(1, part.length() - 1))
                .toList());
  }

  @ParameterizedTest
  @MethodSource("routes_that_read_a_body")
  void the_members_of_a_body_are_those_the_route_asks_for(Route route) {
    Answer refused = send(route, route.method().name(), "{\"surprise\":1}");

    assertThat(asked(refused))
        .isEqualTo(
            route.body().members().stream()
                .map(Input::name)
                .collect(Collectors.toCollection(TreeSet::new)));
  }

  @ParameterizedTest
  @MethodSource("routes_that_read_a_query")
  void the_parameters_of_a_query_are_those_the_route_asks_for(Route route) {
    Answer refused =
        api.send(
            api.request(path(route) + "?surprise=1")
                .header("Content-Type", "application/json")
                .method(route.method().name(), BodyPublishers.noBody()));

    assertThat(asked(refused))
        .isEqualTo(
            route.query().stream().map(Input::name).collect(Collectors.toCollection(TreeSet::new)));
  }

  @ParameterizedTest
  @MethodSource("routes")
  void a_body_larger_than_a_route_may_take_is_refused(Route route) {
    String large = "\"" + "x".repeat(route.body().limit()) + "\"";

    assertThat(send(route, route.method().name(), large).status()).isEqualTo(413);
  }

  @Test
  void a_name_or_a_path_is_in_the_table_once() {
    Route route =
        Route.get("/v1/a", "a", "Does nothing.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200)
            .by(ctx -> {});
    RouteTable table = new RouteTable();
    table.add(route);

    assertThatThrownBy(() -> table.add(route)).isInstanceOf(IllegalStateException.class);
  }

  private static Answer send(Route route, String method, String body) {
    return api.send(
        api.request(path(route))
            .header("Content-Type", "application/json")
            .method(method, BodyPublishers.ofString(body)));
  }

  /** With an id wherever one may be asked for. */
  private static String path(Route route) {
    return route
        .path()
        .replace("/flows/{id}", "/flows/" + BARE_ID)
        .replace("{edge}", BARE_ID)
        .replace("{key}", "some.tag")
        .replaceAll("\\{(id|execution)}", ID)
        .replace("reconcile/{name}", "reconcile/lease-reaper")
        .replaceAll("\\{[a-z_]+}", "0");
  }

  /** What the refusal of an unknown name tells was expected there. */
  private static Set<String> asked(Answer refused) {
    assertThat(refused.status()).as(refused.body().toString()).isEqualTo(400);
    String expected =
        refused.each("problems").stream()
            .filter(
                problem -> problem.find("field").orElseThrow().equals(new JsonString("surprise")))
            .map(problem -> ((JsonString) problem.find("expected").orElseThrow()).value())
            .findFirst()
            .orElseThrow();
    return Stream.of(expected.replaceFirst("^one of ", "").split(", "))
        .filter(name -> !name.isEmpty())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static JsonObject operation(Route route) {
    return member(document, "paths", route.path(), route.method().name().toLowerCase(Locale.ROOT));
  }

  private static JsonObject member(JsonObject object, String... names) {
    JsonObject found = object;
    for (String name : names) {
      found = (JsonObject) found.find(name).orElseThrow();
    }
    return found;
  }

  private static List<String> names(JsonArray parameters) {
    return parameters.elements().stream()
        .map(
            parameter -> ((JsonString) ((JsonObject) parameter).find("name").orElseThrow()).value())
        .toList();
  }

  private static String methodAndPath(Route route) {
    return route.method().name().toLowerCase(Locale.ROOT) + " " + route.path();
  }
}
