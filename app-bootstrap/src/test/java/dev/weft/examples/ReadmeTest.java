package dev.weft.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the README shows is compiled and run: each block is part of a file beside this one. */
class ReadmeTest {

  private static final Path README = Path.of("..", "README.md");
  private static final Path EXAMPLES = Path.of("src/test/java/dev/weft/examples");
  private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @Test
  void every_java_block_is_taken_from_an_example_word_by_word() throws IOException {
    List<String> files = examples();

    assertThat(blocks())
        .hasSize(5)
        .allMatch(block -> files.stream().anyMatch(f -> f.contains(block)));
  }

  @Test
  void it_is_short_enough_to_be_read() throws IOException {
    assertThat(Files.readAllLines(README)).hasSizeLessThanOrEqualTo(150);
  }

  private static List<String> blocks() throws IOException {
    return BLOCK
        .matcher(Files.readString(README))
        .results()
        .map(block -> unindented(block.group(1)))
        .toList();
  }

  private static List<String> examples() throws IOException {
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      return files.map(ReadmeTest::read).map(ReadmeTest::unindented).toList();
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String unindented(String text) {
    return text.lines().map(String::strip).collect(Collectors.joining("\n", "\n", "\n"));
  }
}
