package dev.weft.bootstrap.http.problem;

import java.util.Arrays;
import java.util.Optional;

/** Every way the API refuses a whole request: the status, the stable code, a title for people. */
public enum ProblemCode {
  INVALID_INPUT(400, "The request is not acceptable"),
  UNAUTHORIZED(401, "A valid token is needed"),
  FORBIDDEN(403, "Not from here"),
  NOT_FOUND(404, "There is no such thing"),
  METHOD_NOT_ALLOWED(405, "This path takes another method"),
  CONFLICT(409, "This contradicts what is stored"),
  CONTENTION(409, "Too many at once, try again"),
  LEASE_LOST(409, "The lease is not held any more"),
  STREAM_CLOSED(409, "The stream has ended"),
  TOO_LARGE(413, "The request is too large"),
  URI_TOO_LONG(414, "The address is too long"),
  UNSUPPORTED_MEDIA_TYPE(415, "Only application/json is accepted"),
  GRAPH_REFUSED(422, "The graph is not acceptable"),
  TOO_MANY_REQUESTS(429, "Too often, wait a little"),
  INTERNAL(500, "Something broke on our side"),
  OUTCOME_UNKNOWN(503, "It may or may not have happened, ask again with the same key or handle"),
  UNAVAILABLE(503, "The store cannot be reached, try again later");

  private final int status;
  private final String title;

  ProblemCode(int status, String title) {
    this.status = status;
    this.title = title;
  }

  /** What a refusal with this status is called, the first that has it. */
  public static Optional<String> titleOf(int status) {
    return Arrays.stream(values())
        .filter(code -> code.status == status)
        .map(ProblemCode::title)
        .findFirst();
  }

  public int status() {
    return status;
  }

  public String title() {
    return title;
  }
}
