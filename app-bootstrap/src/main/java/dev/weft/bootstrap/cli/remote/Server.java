package dev.weft.bootstrap.cli.remote;

import dev.weft.bootstrap.config.Secret;
import dev.weft.domain.json.JsonObject;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.json.JsonCodec.ParseResult;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** A running weft server, called over HTTP; whatever is not a success becomes a failure. */
final class Server {

  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int SUCCESS = 2;
  private static final int TOO_MANY = 429;
  private static final int SERVER_ERROR = 500;

  private final URI address;
  private final Secret token;
  private final JsonCodec codec;
  private final HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE).build();

  Server(URI address, Secret token, JsonCodec codec) {
    this.address = address;
    this.token = token;
    this.codec = codec;
  }

  JsonObject get(String path) {
    return send(request(path).GET());
  }

  JsonObject post(String path, JsonObject body) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(codec.write(body))));
  }

  JsonObject patch(String path, JsonObject body) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .method("PATCH", BodyPublishers.ofString(codec.write(body))));
  }

  JsonObject delete(String path) {
    return send(request(path).header("Content-Type", "application/json").DELETE());
  }

  private HttpRequest.Builder request(String path) {
    HttpRequest.Builder request = HttpRequest.newBuilder(address.resolve(path)).timeout(PATIENCE);
    return token.equals(Secret.NONE)
        ? request
        : request.header("Authorization", "Bearer " + token.value());
  }

  private JsonObject send(HttpRequest.Builder request) {
    try {
      return success(http.send(request.build(), BodyHandlers.ofByteArray()));
    } catch (IOException unreachable) {
      throw new RemoteFailure(
          "no server answers at "
              + address
              + ": start one with weft serve, or say where with --url",
          unreachable);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new RemoteFailure("interrupted while waiting for " + address, stopped);
    }
  }

  private JsonObject success(HttpResponse<byte[]> answer) {
    JsonObject body = parsed(answer);
    if (answer.statusCode() / 100 == SUCCESS) {
      return body;
    }
    throw new RemoteFailure(refusal(answer.statusCode(), body), mayPass(answer.statusCode(), body));
  }

  private static boolean mayPass(int status, JsonObject problem) {
    return status >= SERVER_ERROR
        || status == TOO_MANY
        || Shown.member(problem, "code").equals("contention");
  }

  private static String refusal(int status, JsonObject problem) {
    String detail = Shown.member(problem, "detail");
    return switch (status) {
      case 401 -> "the server wants a token: say --token-file";
      case 503 -> detail + " (the server's database does not answer; try again)";
      default -> detail + " (" + status + " " + Shown.member(problem, "code") + ")";
    };
  }

  private JsonObject parsed(HttpResponse<byte[]> answer) {
    if (codec.parse(answer.body()) instanceof ParseResult.Parsed parsed
        && parsed.value() instanceof JsonObject object) {
      return object;
    }
    throw new RemoteFailure(
        address + " answers, but is no weft server: look at --url",
        answer.statusCode() >= SERVER_ERROR);
  }
}
