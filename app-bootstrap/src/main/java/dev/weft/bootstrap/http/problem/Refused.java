package dev.weft.bootstrap.http.problem;

import dev.weft.domain.json.JsonObject;
import java.io.Serial;

/** Ends a request with a problem; details are further members of the answer. */
public final class Refused extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final ProblemCode code;
  private final transient JsonObject details;

  public Refused(ProblemCode code, String detail) {
    this(code, detail, JsonObject.EMPTY);
  }

  public Refused(ProblemCode code, String detail, JsonObject details) {
    super(detail);
    this.code = code;
    this.details = details;
  }

  public ProblemCode code() {
    return code;
  }

  public JsonObject details() {
    return details;
  }
}
