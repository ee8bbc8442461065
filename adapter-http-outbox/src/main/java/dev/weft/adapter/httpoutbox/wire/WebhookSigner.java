package dev.weft.adapter.httpoutbox.wire;

import dev.weft.domain.content.Bytes;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs as Standard Webhooks v1: HMAC-SHA256 over {@code id.timestamp.body}, in base64.
 *
 * <p>Gives one signature per key, so receivers with the old and with the new secret both find
 * theirs. The id holds no dot, or two messages could share a signature.
 */
public final class WebhookSigner {

  private static final String ALGORITHM = "HmacSHA256";

  private WebhookSigner() {}

  /** The value of {@code webhook-signature}. */
  public static String sign(List<Bytes> keys, String id, Instant at, byte[] body) {
    byte[] head = (id + "." + at.getEpochSecond() + ".").getBytes(StandardCharsets.UTF_8);
    return keys.stream()
        .map(key -> "v1," + Base64.getEncoder().encodeToString(hmac(key, head, body)))
        .collect(Collectors.joining(" "));
  }

  private static byte[] hmac(Bytes key, byte[] head, byte[] body) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key.toArray(), ALGORITHM));
      mac.update(head);
      return mac.doFinal(body);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this JVM has no " + ALGORITHM, e);
    }
  }
}
