package dev.weft.bootstrap.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.domain.outbox.endpoint.SigningSecrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(20)
class FileAndEnvironmentSecretsTest {

  private static final Bytes NEW = Bytes.ofUtf8("the new key of 24 bytes!");
  private static final Bytes OLD = Bytes.ofUtf8("an old key of many more bytes");

  @TempDir private Path folder;

  @Test
  void a_variable_holds_one_secret_or_several() {
    FileAndEnvironmentSecrets secrets =
        of(Map.of("ONE", text(NEW), "TWO", text(NEW) + "  " + text(OLD)));

    assertThat(keys(secrets, "env:ONE")).containsExactly(NEW);
    assertThat(keys(secrets, "env:TWO")).containsExactly(NEW, OLD);
  }

  @Test
  void a_file_is_read_again_every_time() throws IOException {
    Path file = Files.writeString(folder.resolve("s"), "# ours\n" + text(OLD) + "\n");
    FileAndEnvironmentSecrets secrets = of(Map.of());

    assertThat(keys(secrets, "file:" + file)).containsExactly(OLD);
    Files.writeString(file, text(NEW) + "\n" + text(OLD) + "\n");
    assertThat(keys(secrets, "file:" + file)).containsExactly(NEW, OLD);
    Files.delete(file);
    assertThat(secrets.find(new SecretRef("file:" + file))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "env:MISSING",
        "env:EMPTY",
        "env:PASSWORD",
        "env:SHORT",
        "env:CROOKED",
        "env:ONE_OF_TWO_IS_CROOKED",
        "env:FIVE",
        "plain",
        "file:relative/path",
        "file:/does/not/exist",
        "file:/dev/zero",
        "file:/dev/null",
        "file:/proc/self/environ",
        "file:/"
      })
  void what_is_no_secret_is_not_found(String reference) {
    String good = text(NEW);
    FileAndEnvironmentSecrets secrets =
        of(
            Map.of(
                "EMPTY",
                " ",
                "PASSWORD",
                "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
                "SHORT",
                text(Bytes.ofUtf8("23 bytes are not enough")),
                "CROOKED",
                "whsec_not*base64",
                "ONE_OF_TWO_IS_CROOKED",
                good + " whsec_not*base64",
                "FIVE",
                String.join(" ", List.of(good, good, good, good, good))));

    assertThat(secrets.find(new SecretRef(reference))).isEmpty();
  }

  @Test
  void a_large_file_is_no_secret() throws IOException {
    Path file = Files.writeString(folder.resolve("s"), text(NEW) + "\n".repeat(20_000));

    assertThat(of(Map.of()).find(new SecretRef("file:" + file))).isEmpty();
  }

  @Test
  void no_text_form_shows_a_secret() {
    FileAndEnvironmentSecrets secrets = of(Map.of("ONE", text(NEW)));
    Optional<SigningSecrets> found = secrets.find(new SecretRef("env:ONE"));

    assertThat(secrets + " " + found).doesNotContain(text(NEW), NEW.toUtf8());
  }

  private static FileAndEnvironmentSecrets of(Map<String, String> environment) {
    return new FileAndEnvironmentSecrets(environment);
  }

  private static List<Bytes> keys(FileAndEnvironmentSecrets secrets, String reference) {
    return secrets.find(new SecretRef(reference)).orElseThrow().keys();
  }

  private static String text(Bytes key) {
    return "whsec_" + Base64.getEncoder().encodeToString(key.toArray());
  }
}
