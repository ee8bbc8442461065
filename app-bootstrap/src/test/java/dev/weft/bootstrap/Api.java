package dev.weft.bootstrap;

import dev.weft.bootstrap.http.route.OpenApi;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.json.JsonCodec.ParseResult;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.regex.Pattern;

/** Calls a running engine over real HTTP and reads what it answers. */
public final class Api {

  private final HttpClient http = HttpClient.newHttpClient();
  private final URI address;
  private final JsonCodec codec;
  private final RouteTable routes;

  public Api(Engine engine) {
    this.address = engine.address();
    this.codec = engine.json();
    this.routes = engine.routes();
  }

  public Answer post(String path, String body) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));
  }

  public Answer get(String path) {
    return send(request(path).GET());
  }

  public HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(address.resolve(path));
  }

  public URI address() {
    return address;
  }

  public Answer send(HttpRequest.Builder request) {
    try {
      HttpRequest sent = request.build();
      HttpResponse<byte[]> answer = http.send(sent, BodyHandlers.ofByteArray());
      String type = answer.headers().firstValue("Content-Type").orElse("none");
      requireDescribed(sent, answer.statusCode());
      return new Answer(answer.statusCode(), type, parsed(answer.body()), answer);
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  /** Whatever a test sees a route answer must be in the description of the API. */
  private void requireDescribed(HttpRequest sent, int status) {
    for (Route route : routes.all()) {
      if (route.method().name().equals(sent.method())
          && Pattern.matches(shape(route.path()), sent.uri().getRawPath())
          && !OpenApi.statuses(route).contains(status)) {
        throw new AssertionError(route.name() + " answered " + status + ", which it does not say");
      }
    }
  }

  private static String shape(String path) {
    return path.replaceAll("\\{[a-z_]+}", "[^/]+");
  }

  private JsonObject parsed(byte[] body) {
    return codec.parse(body) instanceof ParseResult.Parsed parsed
            && parsed.value() instanceof JsonObject object
        ? object
        : JsonObject.EMPTY;
  }

  /** Status, media type and JSON body of one answer. */
  public record Answer(int status, String type, JsonObject body, HttpResponse<byte[]> raw) {

    public String text(String name) {
      return body.find(name).map(value -> ((JsonString) value).value()).orElse("absent");
    }

    public JsonObject first(String list) {
      return each(list).getFirst();
    }

    public List<JsonObject> each(String list) {
      return ((JsonArray) body.find(list).orElseThrow())
          .elements().stream().map(JsonObject.class::cast).toList();
    }

    /** One member of every element. */
    public List<String> texts(String list, String name) {
      return each(list).stream()
          .map(element -> ((JsonString) element.find(name).orElseThrow()).value())
          .toList();
    }

    public String textOfFirst(String list, String name) {
      return ((JsonString) first(list).find(name).orElseThrow()).value();
    }
  }
}
