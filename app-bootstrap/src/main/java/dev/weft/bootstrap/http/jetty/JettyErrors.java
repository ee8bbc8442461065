package dev.weft.bootstrap.http.jetty;

import dev.weft.bootstrap.http.guard.RequestIds;
import dev.weft.bootstrap.http.json.Members;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Problems for what the web server refuses by itself: malformed requests, headers too large. */
final class JettyErrors extends ErrorHandler {

  private final RequestIds requestIds;

  JettyErrors(RequestIds requestIds) {
    this.requestIds = requestIds;
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int code,
      String message,
      Throwable cause,
      Callback callback) {
    String body =
        new Members()
            .put("type", "about:blank")
            .put("title", HttpStatus.getMessage(code))
            .put("status", code)
            .put("code", codeOf(code))
            .put("request_id", requestIds.fresh())
            .done()
            .toString();
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/problem+json");
    Content.Sink.write(response, true, body, callback);
  }

  private static String codeOf(int status) {
    return switch (status) {
      case 404 -> "not_found";
      case 413, 431 -> "too_large";
      case 414 -> "uri_too_long";
      default -> status < HttpStatus.INTERNAL_SERVER_ERROR_500 ? "invalid_input" : "internal";
    };
  }
}
