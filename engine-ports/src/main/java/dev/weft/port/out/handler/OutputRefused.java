package dev.weft.port.out.handler;

import java.io.Serial;

/** Thrown to a handler that writes without holding its lease any more: it should leave. */
public final class OutputRefused extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  public OutputRefused(String why) {
    super(why);
  }
}
