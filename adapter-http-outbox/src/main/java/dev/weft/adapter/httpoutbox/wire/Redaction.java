package dev.weft.adapter.httpoutbox.wire;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.outbox.endpoint.SigningSecrets;
import java.util.Base64;

/**
 * Takes our secrets out of what a receiver says.
 *
 * <p>Receivers hold the secret too, and an error page that prints its own settings would carry it
 * into our attempt log.
 */
final class Redaction {

  private static final String HIDDEN = "[secret]";

  private Redaction() {}

  static String of(String said, SigningSecrets secrets) {
    String kept = said;
    for (Bytes key : secrets.keys()) {
      String written = Base64.getEncoder().withoutPadding().encodeToString(key.toArray());
      kept = kept.replace(written, HIDDEN);
    }
    return kept;
  }
}
