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

/** Calls the API as any client would; an answer that is not a success ends the demo. */
final class ApiClient implements AutoCloseable {

  private static final int SUCCESS = 2;

  private final HttpClient http = HttpClient.newHttpClient();
  private final URI address;
  private final JsonCodec codec;

  ApiClient(URI address, JsonCodec codec) {
    this.address = address;
    this.codec = codec;
  }

  JsonObject post(String path, JsonObject body) {
    return send(
        HttpRequest.newBuilder(address.resolve(path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(codec.write(body)))
            .build());
  }

  JsonObject get(String path) {
    return send(HttpRequest.newBuilder(address.resolve(path)).GET().build());
  }

  private JsonObject send(HttpRequest request) {
    try {
      HttpResponse<byte[]> answer = http.send(request, HttpResponse.BodyHandlers.ofByteArray());
      if (answer.statusCode() / 100 != SUCCESS) {
        throw new IllegalStateException(request.uri() + " answered " + answer.statusCode());
      }
      return parsed(answer.body());
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

  static String text(JsonObject object, String name) {
    Json value = object.find(name).orElseThrow();
    return value instanceof JsonString string ? string.value() : value.toString();
  }

  static List<JsonObject> objects(JsonObject object, String name) {
    return ((JsonArray) object.find(name).orElseThrow())
        .elements().stream().map(JsonObject.class::cast).toList();
  }

  @Override
  public void close() {
    http.close();
  }
}
