package dev.weft.port.failure;

import java.io.Serial;

/** The world is broken for the moment; the same call may succeed later. */
public final class TransientPortException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final FailureKind kind;

  public TransientPortException(FailureKind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  public FailureKind kind() {
    return kind;
  }
}
