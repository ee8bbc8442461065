package dev.weft.adapter.postgres.tx;

import java.io.Serial;

/** The connection went away between sending a commit and its answer. Stays inside this package. */
final class CommitLost extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  CommitLost(Throwable cause) {
    super(cause);
  }
}
