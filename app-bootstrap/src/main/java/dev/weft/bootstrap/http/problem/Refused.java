package dev.weft.bootstrap.http.problem;

import java.io.Serial;

/** Ends a request with a problem. */
public final class Refused extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final ProblemCode code;

  public Refused(ProblemCode code, String detail) {
    super(detail);
    this.code = code;
  }

  public ProblemCode code() {
    return code;
  }
}
