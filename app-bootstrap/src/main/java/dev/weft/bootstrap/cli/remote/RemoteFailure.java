package dev.weft.bootstrap.cli.remote;

import java.io.Serial;

/** Says in one line why a call to a server came to nothing, and what to do. */
public final class RemoteFailure extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final boolean mayPass;

  RemoteFailure(String message, boolean mayPass) {
    super(message);
    this.mayPass = mayPass;
  }

  /** Nobody answered. */
  RemoteFailure(String message, Throwable cause) {
    super(message, cause);
    this.mayPass = true;
  }

  /** Whether the same call may succeed later. */
  boolean mayPass() {
    return mayPass;
  }
}
