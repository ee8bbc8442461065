package dev.weft.bootstrap.cli.remote;

import java.io.Serial;

/** Says in one line why a call to a server came to nothing, and what to do. */
public final class RemoteFailure extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  RemoteFailure(String message) {
    super(message);
  }

  RemoteFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
