package dev.weft.bootstrap.config;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.domain.outbox.endpoint.SigningSecrets;
import dev.weft.port.out.outbox.SecretSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Signing secrets from {@code env:NAME} or {@code file:/path}, read afresh every time.
 *
 * <p>A secret is {@code whsec_} and base64 of at least 24 bytes; several, the newest first, stand
 * on lines of their own in a file, or between spaces in a variable. Whoever may create endpoints
 * names references, so nothing without the prefix is ever a key: no password becomes one, and no
 * device or endless file is read.
 */
public final class FileAndEnvironmentSecrets implements SecretSource {

  private static final Logger LOG = LoggerFactory.getLogger(FileAndEnvironmentSecrets.class);
  private static final String ENVIRONMENT = "env:";
  private static final String FILE = "file:";
  private static final String PREFIX = "whsec_";
  private static final long LARGEST_FILE = 16 * 1024;

  private final Map<String, String> environment;
  private final Set<SecretRef> missed = ConcurrentHashMap.newKeySet();

  public FileAndEnvironmentSecrets(Map<String, String> environment) {
    this.environment = Map.copyOf(environment);
  }

  @Override
  public Optional<SigningSecrets> find(SecretRef reference) {
    try {
      SigningSecrets found =
          SigningSecrets.of(
              texts(reference.name()).map(FileAndEnvironmentSecrets::decoded).toList());
      missed.remove(reference);
      return Optional.of(found);
    } catch (IllegalArgumentException | IOException unusable) {
      tellOnce(reference);
      return Optional.empty();
    }
  }

  private Stream<String> texts(String name) throws IOException {
    if (name.startsWith(ENVIRONMENT)) {
      String value = environment.getOrDefault(name.substring(ENVIRONMENT.length()), "");
      return Stream.of(value.split("\\s+")).filter(text -> !text.isEmpty());
    }
    if (name.startsWith(FILE)) {
      return lines(Path.of(name.substring(FILE.length())));
    }
    throw InvalidInput.of("secret_ref", name, "env:NAME or file:/path");
  }

  /** Special files tell no size, and reading one may never end. */
  private static Stream<String> lines(Path file) throws IOException {
    boolean small = Files.isRegularFile(file) && Files.size(file) <= LARGEST_FILE;
    if (!file.isAbsolute() || !small || Files.size(file) == 0) {
      throw InvalidInput.of("secret_ref", file, "an absolute path to a small file");
    }
    return SecretFile.readAll("secret_ref", file).stream().map(Secret::value);
  }

  private static Bytes decoded(String text) {
    if (!text.startsWith(PREFIX)) {
      throw InvalidInput.of("secret", "…", PREFIX + " and base64");
    }
    try {
      return Bytes.of(Base64.getDecoder().decode(text.substring(PREFIX.length())));
    } catch (IllegalArgumentException malformed) {
      throw InvalidInput.of("secret", "…", PREFIX + " and base64");
    }
  }

  private void tellOnce(SecretRef reference) {
    if (missed.add(reference)) {
      LOG.warn("no usable secret under {}: its endpoints are not served", reference);
    }
  }

  /** Names no secret, and no variable either. */
  @Override
  public String toString() {
    return "FileAndEnvironmentSecrets";
  }
}
