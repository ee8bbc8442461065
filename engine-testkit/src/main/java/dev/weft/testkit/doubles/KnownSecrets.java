package dev.weft.testkit.doubles;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.domain.outbox.endpoint.SigningSecrets;
import dev.weft.port.out.outbox.SecretSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Knows a secret for every reference but the ones it was told to lose. */
public final class KnownSecrets implements SecretSource {

  private static final SigningSecrets SECRETS =
      SigningSecrets.of(List.of(Bytes.ofUtf8("a test secret of at least 24 bytes")));

  private final Set<SecretRef> lost = ConcurrentHashMap.newKeySet();

  @Override
  public Optional<SigningSecrets> find(SecretRef reference) {
    return lost.contains(reference) ? Optional.empty() : Optional.of(SECRETS);
  }

  public void lose(SecretRef reference) {
    lost.add(reference);
  }

  public void recover(SecretRef reference) {
    lost.remove(reference);
  }
}
