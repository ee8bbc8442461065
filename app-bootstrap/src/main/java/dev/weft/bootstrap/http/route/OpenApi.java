package dev.weft.bootstrap.http.route;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The table of routes as an OpenAPI 3.1 document. */
public final class OpenApi {

  private static final Pattern PATH_PARAMETER = Pattern.compile("\\{([a-z_]+)}");

  /** What any call may end with: no token, not from here or not this role, too large, broken. */
  private static final List<ProblemCode> EVERYWHERE =
      List.of(
          ProblemCode.FORBIDDEN,
          ProblemCode.TOO_LARGE,
          ProblemCode.URI_TOO_LONG,
          ProblemCode.CONTENTION,
          ProblemCode.INTERNAL,
          ProblemCode.UNAVAILABLE);

  private static final List<ProblemCode> WITH_A_ROLE =
      List.of(ProblemCode.UNAUTHORIZED, ProblemCode.TOO_MANY_REQUESTS);
  private static final List<ProblemCode> WITH_INPUT = List.of(ProblemCode.INVALID_INPUT);
  private static final List<ProblemCode> WITH_CHANGES =
      List.of(ProblemCode.INVALID_INPUT, ProblemCode.UNSUPPORTED_MEDIA_TYPE);

  private OpenApi() {}

  public static JsonObject of(List<Route> routes) {
    Members about =
        new Members()
            .put("title", "Weft")
            .put("version", "1")
            .put(
                "description", "Durable executions on PostgreSQL: submit, claim, settle, command.");
    return new Members()
        .put("openapi", "3.1.0")
        .put("info", about.done())
        .put("paths", paths(routes))
        .put("components", components())
        .done();
  }

  private static JsonObject paths(List<Route> routes) {
    SequencedMap<String, Members> paths = new LinkedHashMap<>();
    for (Route route : routes) {
      paths
          .computeIfAbsent(route.path(), path -> new Members())
          .put(route.method().name().toLowerCase(Locale.ROOT), operation(route));
    }
    Members all = new Members();
    paths.forEach((path, methods) -> all.put(path, methods.done()));
    return all.done();
  }

  private static JsonObject operation(Route route) {
    Members operation =
        new Members().put("operationId", route.name()).put("summary", route.summary());
    route
        .role()
        .ifPresent(
            role -> {
              operation.put("x-weft-role", role.word());
              operation.put("security", JsonArray.of(bearer()));
            });
    operation.putEach("parameters", parameters(route), parameter -> parameter);
    if (!route.body().equals(Body.NONE)) {
      operation.put("requestBody", body(route.body()));
    }
    return operation.put("responses", responses(route)).done();
  }

  private static JsonObject bearer() {
    return new Members().put("bearer", JsonArray.of()).done();
  }

  private static List<JsonObject> parameters(Route route) {
    Stream<JsonObject> path =
        PATH_PARAMETER
            .matcher(route.path())
            .results()
            .map(found -> parameter(Input.text(nameIn(found)).needed(), "path"));
    return Stream.concat(path, route.query().stream().map(asked -> parameter(asked, "query")))
        .toList();
  }

  private static String nameIn(MatchResult found) {
    return found.group(1);
  }

  private static JsonObject parameter(Input asked, String place) {
    return new Members()
        .put("name", asked.name())
        .put("in", place)
        .put("required", asked.required())
        .put("schema", Schemas.of(asked))
        .done();
  }

  private static JsonObject body(Body body) {
    Members media = new Members().put("schema", Schemas.object(body.members()));
    return new Members()
        .put("required", body.required())
        .put("description", "At most " + body.limit() + " bytes.")
        .put("content", new Members().put("application/json", media.done()).done())
        .done();
  }

  private static JsonObject responses(Route route) {
    Members responses = new Members();
    new TreeSet<>(statuses(route))
        .forEach(status -> responses.put(String.valueOf(status), response(status)));
    return responses.done();
  }

  /** Every status a call of this route may end with. */
  public static List<Integer> statuses(Route route) {
    boolean changes = !route.method().name().equals("GET");
    boolean input = !route.query().isEmpty() || route.path().contains("{");
    return Stream.of(
            route.answers().stream(),
            codes(EVERYWHERE),
            codes(route.role().isPresent() ? WITH_A_ROLE : List.of()),
            codes(changes ? WITH_CHANGES : List.of()),
            codes(input ? WITH_INPUT : List.of()))
        .flatMap(status -> status)
        .distinct()
        .toList();
  }

  private static Stream<Integer> codes(List<ProblemCode> codes) {
    return codes.stream().map(ProblemCode::status);
  }

  private static JsonObject response(int status) {
    String title = ProblemCode.titleOf(status).orElse("Done");
    Members response = new Members().put("description", title);
    if (ProblemCode.titleOf(status).isPresent()) {
      JsonObject problem = new Members().put("$ref", "#/components/schemas/problem").done();
      JsonObject media = new Members().put("schema", problem).done();
      response.put("content", new Members().put("application/problem+json", media).done());
    }
    return response.done();
  }

  private static JsonObject components() {
    JsonObject bearer = new Members().put("type", "http").put("scheme", "bearer").done();
    List<Input> problem =
        Stream.of("type", "title", "code", "detail", "request_id", "field")
            .map(Input::text)
            .toList();
    return new Members()
        .put("securitySchemes", new Members().put("bearer", bearer).done())
        .put("schemas", new Members().put("problem", Schemas.object(problem)).done())
        .done();
  }
}
