package dev.weft.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BenchMainTest {

  private static final int USAGE = 2;

  private final StringWriter errors = new StringWriter();

  @ParameterizedTest
  @CsvSource({
    "--rounds, 0",
    "--rounds, -1",
    "--rounds, many",
    "--executions, 0",
    "--executions, 1.5"
  })
  void a_bad_number_is_refused_before_anything_starts(String option, String value) {
    int code = execute("drain", option, value);

    assertThat(code).isEqualTo(USAGE);
    assertThat(errors.toString())
        .startsWith("Invalid value for option '" + option + "'")
        .contains("'" + value + "'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"fill", "--fast"})
  void an_unknown_word_is_refused(String word) {
    int code = execute(word);

    assertThat(code).isEqualTo(USAGE);
    assertThat(errors.toString()).contains(word);
  }

  @Test
  void options_have_defaults() {
    var read = read("drain");

    assertThat(read).isEqualTo(Map.of("--json", false, "--rounds", 5, "--executions", 40_000));
  }

  @Test
  void options_are_read() {
    var read = read("drain", "--json", "--rounds", "3", "--executions=1000");

    assertThat(read).isEqualTo(Map.of("--json", true, "--rounds", 3, "--executions", 1_000));
  }

  @ParameterizedTest
  @CsvSource({"--rounds, 0", "--messages, 0", "--messages, few"})
  void a_bad_number_of_the_outbox_is_refused_too(String option, String value) {
    int code = execute("outbox", option, value);

    assertThat(code).isEqualTo(USAGE);
    assertThat(errors.toString()).startsWith("Invalid value for option '" + option + "'");
  }

  @Test
  void the_outbox_delivers_fifty_thousand_by_default() {
    var outbox = BenchMain.commandLine().parseArgs("outbox").subcommand().commandSpec();

    assertThat(outbox.findOption("--messages").<Integer>getValue()).isEqualTo(50_000);
    assertThat(outbox.findOption("--full").<Boolean>getValue()).isFalse();
  }

  private static Map<String, Object> read(String... args) {
    var drain = BenchMain.commandLine().parseArgs(args).subcommand().commandSpec();
    return Stream.of("--json", "--rounds", "--executions")
        .collect(Collectors.toMap(name -> name, name -> drain.findOption(name).getValue()));
  }

  private int execute(String... args) {
    return BenchMain.commandLine().setErr(new PrintWriter(errors, true)).execute(args);
  }
}
