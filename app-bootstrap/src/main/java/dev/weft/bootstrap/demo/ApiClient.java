package dev.weft.bootstrap.demo;

import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.json.JsonCodec.ParseResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;

/** Calls the API as any client would; an answer that is not a success is thrown. */
public final class ApiClient implements AutoCloseable {

  private static final int SUCCESS = 2;
  private static final int ABSENT = 404;
  private static final int CONFLICT = 409;

  private final HttpClient http = HttpClient.newHttpClient();
  private final URI address;
  private final JsonCodec codec;

  public ApiClient(URI address, JsonCodec codec) {
    this.address = address;
    this.codec = codec;
  }

  public JsonObject post(String path, JsonObject body) {
    return success(exchange(sending("POST", path, body)));
  }

  /** Whether it was taken; false when what it belongs to is over. */
  public boolean offered(String path, JsonObject body) {
    HttpResponse<byte[]> answer = exchange(sending("POST", path, body));
    return answer.statusCode() != CONFLICT && !success(answer).members().isEmpty();
  }

  public JsonObject patch(String path, JsonObject body) {
    return success(exchange(sending("PATCH", path, body)));
  }

  private HttpRequest sending(String method, String path, JsonObject body) {
    return HttpRequest.newBuilder(address.resolve(path))
        .header("Content-Type", "application/json")
        .method(method, HttpRequest.BodyPublishers.ofString(codec.write(body)))
        .build();
  }

  public JsonObject get(String path) {
    return found(path).orElseThrow(() -> new IllegalStateException(path + " is not there"));
  }

  /** What is there, if anything is there yet. */
  public Optional<JsonObject> found(String path) {
    HttpRequest request = HttpRequest.newBuilder(address.resolve(path)).GET().build();
    HttpResponse<byte[]> answer = exchange(request);
    return answer.statusCode() == ABSENT ? Optional.empty() : Optional.of(success(answer));
  }

  private JsonObject success(HttpResponse<byte[]> answer) {
    if (answer.statusCode() / 100 != SUCCESS) {
      throw new IllegalStateException(answer.uri() + " answered " + answer.statusCode());
    }
    return parsed(answer.body());
  }

  private HttpResponse<byte[]> exchange(HttpRequest request) {
    try {
      return http.send(request, HttpResponse.BodyHandlers.ofByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while calling " + request.uri(), e);
    }
  }

  private JsonObject parsed(byte[] body) {
    return switch (codec.parse(body)) {
      case ParseResult.Parsed parsed -> (JsonObject) parsed.value();
      case ParseResult.Unparseable refused ->
          throw new IllegalStateException("not JSON: " + refused.reason());
    };
  }

  public static String text(JsonObject object, String name) {
    Json value = object.find(name).orElseThrow();
    return value instanceof JsonString string ? string.value() : value.toString();
  }

  public static List<JsonObject> objects(JsonObject object, String name) {
    return ((JsonArray) object.find(name).orElseThrow())
        .elements().stream().map(JsonObject.class::cast).toList();
  }

  @Override
  public void close() {
    http.close();
  }
}
