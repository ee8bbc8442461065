package dev.weft.bootstrap.embedded;

import java.io.Serial;

/** The embedded database cannot run here; the message is for the operator. */
public final class EmbeddedFailure extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  EmbeddedFailure(String message) {
    super(message);
  }

  EmbeddedFailure(String message, Throwable cause) {
    super(message + ": " + cause.getMessage(), cause);
  }
}
