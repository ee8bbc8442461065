package dev.weft.bootstrap.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SecretFileTest {

  @TempDir private Path folder;

  @Test
  void blank_lines_and_comments_are_no_secrets() throws IOException {
    Path file = Files.writeString(folder.resolve("s"), "# ours\n\n  one \ntwo\n");

    assertThat(SecretFile.readAll("token_file", file))
        .containsExactly(new Secret("one"), new Secret("two"));
  }

  @Test
  void a_password_file_holds_one_secret() throws IOException {
    Path file = Files.writeString(folder.resolve("s"), "one\ntwo\n");

    assertThatThrownBy(() -> SecretFile.readOne("jdbc_password_file", file))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("found 2")
        .hasMessageNotContaining("one\n");
  }

  @Test
  void a_missing_file_is_named() {
    assertThatThrownBy(() -> SecretFile.readOne("jdbc_password_file", folder.resolve("none")))
        .hasMessageStartingWith("jdbc_password_file was");
  }
}
