package dev.weft.port.failure;

import java.io.Serial;

/** The world is broken in a way that repeating the call will not mend. */
public final class PermanentPortException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final FailureKind kind;

  public PermanentPortException(FailureKind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  public FailureKind kind() {
    return kind;
  }
}
