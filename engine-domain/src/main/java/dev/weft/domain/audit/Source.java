package dev.weft.domain.audit;

import dev.weft.domain.input.StorableText;

/**
 * Where an order came from.
 *
 * @param address of the machine that sent it
 * @param token names the token that was shown, never the token itself
 * @param request the id under which the log speaks of it
 */
public record Source(String address, String token, String request) {

  private static final String NONE = "none";

  /** From the program the engine runs in. */
  public static final Source INSIDE = new Source("inside", NONE, NONE);

  public Source {
    StorableText.checked("address", address);
    StorableText.checked("token", token);
    StorableText.checked("request", request);
  }
}
