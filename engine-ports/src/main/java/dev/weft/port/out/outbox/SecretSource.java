package dev.weft.port.out.outbox;

import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.domain.outbox.endpoint.SigningSecrets;
import java.util.Optional;

/**
 * Finds the secrets behind references, outside the database.
 *
 * <p>A reference begins with the place: {@code env:NAME} or {@code file:/path}. Asked before every
 * claim, so it answers from memory or a small file; a changed secret is found soon. Never throws: a
 * secret that is missing, unreadable or too short is not found, and the log tells the reference
 * only.
 */
public interface SecretSource {

  Optional<SigningSecrets> find(SecretRef reference);
}
