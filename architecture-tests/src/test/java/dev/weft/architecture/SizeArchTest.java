package dev.weft.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** Files and methods stay readable; measured on the sources of every present module. */
class SizeArchTest {

  private static final int LONGEST_METHOD = 30;
  private static final int LONGEST_FILE = 250;
  private static final List<SourceFile> SOURCES = SourceFile.parse(texts());

  @Test
  void no_method_is_longer_than_30_lines() {
    assertThat(sources().flatMap(SizeArchTest::longMethods))
        .as("no_method_is_longer_than_30_lines: name a step and move it below its caller")
        .isEmpty();
  }

  @Test
  void no_file_is_longer_than_250_lines() {
    assertThat(sources().filter(file -> file.lines() > LONGEST_FILE).map(SourceFile::name))
        .as("no_file_is_longer_than_250_lines: a file is one idea; split it by feature")
        .isEmpty();
  }

  @Test
  void no_block_is_synchronized() {
    assertThat(sources().flatMap(file -> file.monitors().stream().map(at -> place(file, at))))
        .as("no_block_is_synchronized: use a ReentrantLock")
        .isEmpty();
  }

  @Test
  void every_package_says_what_lives_there() {
    assertThat(files().map(Path::getParent).distinct())
        .as("every_package_says_what_lives_there: add a package-info.java of 3 to 15 lines")
        .allMatch(folder -> Files.exists(folder.resolve("package-info.java")));
  }

  @Test
  void the_median_is_reported(TestReporter reporter) {
    List<Integer> lengths = sources().map(SourceFile::lines).sorted().toList();

    int median = lengths.get(lengths.size() / 2);
    reporter.publishEntry("median lines per file", median + " of " + lengths.size() + " files");

    assertThat(median).isPositive();
  }

  /** The measure itself, on sources written here. */
  @Nested
  class TheMeasure {

    @Test
    void a_method_of_30_lines_passes_and_one_of_31_is_named() {
      assertThat(longMethods(withMethodOf(30))).isEmpty();
      assertThat(longMethods(withMethodOf(31))).containsExactly("Long.java:2 long_one, 31 lines");
    }

    @Test
    void a_synchronized_block_is_seen() {
      String text = "class Pins {\n  void pin() {\n    synchronized (this) {\n    }\n  }\n}\n";

      assertThat(SourceFile.parse("Pins.java", text).monitors())
          .containsExactly(new SourceFile.Block("synchronized", 3, 2));
    }

    private static SourceFile withMethodOf(int lines) {
      String body = "    count++;\n".repeat(lines - 2);
      return SourceFile.parse(
          "Long.java", "class Long {\n  void long_one() {\n" + body + "  }\n}\n");
    }
  }

  private static Stream<String> longMethods(SourceFile file) {
    return file.methods().stream()
        .filter(method -> method.lines() > LONGEST_METHOD)
        .map(method -> place(file, method) + ", " + method.lines() + " lines");
  }

  private static String place(SourceFile file, SourceFile.Block block) {
    return file.name() + ":" + block.firstLine() + " " + block.name();
  }

  private static Stream<SourceFile> sources() {
    return SOURCES.stream();
  }

  private static Map<String, String> texts() {
    return files()
        .collect(
            Collectors.toMap(
                file -> Imported.REPOSITORY.relativize(file).toString(), SizeArchTest::read));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Path> files() {
    return Layers.PRESENT.stream()
        .map(layer -> Imported.REPOSITORY.resolve(layer.module()).resolve("src/main/java"))
        .flatMap(SizeArchTest::javaFiles);
  }

  private static Stream<Path> javaFiles(Path root) {
    try (Stream<Path> found = Files.walk(root)) {
      return found.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
