package dev.weft.domain.outbox.endpoint;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.input.InvalidInput;
import java.util.List;

/**
 * The secrets requests to an endpoint are signed with; several while one is being replaced.
 *
 * <p>Lives in memory only and never prints itself (S42).
 */
public final class SigningSecrets {

  private static final int SHORTEST = 24;
  private static final int MOST = 4;

  private final List<Bytes> keys;

  private SigningSecrets(List<Bytes> keys) {
    this.keys = keys;
  }

  /** The newest first; each at least 24 bytes. */
  public static SigningSecrets of(List<Bytes> keys) {
    if (keys.isEmpty() || keys.size() > MOST) {
      throw InvalidInput.of("secret", keys.size() + " keys", "1 to " + MOST + " keys");
    }
    if (keys.stream().anyMatch(key -> key.size() < SHORTEST)) {
      throw InvalidInput.of("secret", "…", "keys of at least " + SHORTEST + " bytes");
    }
    return new SigningSecrets(List.copyOf(keys));
  }

  public List<Bytes> keys() {
    return keys;
  }

  @Override
  public String toString() {
    return "SigningSecrets[" + keys.size() + "]";
  }
}
