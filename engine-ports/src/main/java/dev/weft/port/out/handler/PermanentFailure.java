package dev.weft.port.out.handler;

import java.io.Serial;

/** Thrown by a handler that will never succeed: the execution ends failed, without a retry. */
public final class PermanentFailure extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  public PermanentFailure(String reason) {
    super(reason);
  }

  public PermanentFailure(String reason, Throwable cause) {
    super(reason, cause);
  }
}
