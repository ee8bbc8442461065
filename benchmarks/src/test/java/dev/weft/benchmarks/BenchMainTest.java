package dev.weft.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Model.CommandSpec;

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

  @ParameterizedTest
  @MethodSource("scenarios")
  void every_scenario_takes_the_options_of_all(String scenario) {
    var read = parsed(scenario, "--json", "--full", "--rounds", "3");

    assertThat(read.findOption("--json").<Boolean>getValue()).isTrue();
    assertThat(read.findOption("--full").<Boolean>getValue()).isTrue();
    assertThat(read.findOption("--rounds").<Integer>getValue()).isEqualTo(3);
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void every_scenario_runs_five_rounds_by_default(String scenario) {
    var read = parsed(scenario);

    assertThat(read.findOption("--json").<Boolean>getValue()).isFalse();
    assertThat(read.findOption("--full").<Boolean>getValue()).isFalse();
    assertThat(read.findOption("--rounds").<Integer>getValue()).isEqualTo(5);
  }

  static List<String> scenarios() {
    return AllCommand.SCENARIOS;
  }

  @Test
  void all_runs_everything_but_itself_and_the_smoke() {
    var known = BenchMain.commandLine().getSubcommands().keySet();

    assertThat(known)
        .containsAll(AllCommand.SCENARIOS)
        .hasSize(AllCommand.SCENARIOS.size() + 2)
        .contains("smoke", "all");
  }

  @Test
  void a_failure_is_told_in_one_line() {
    var bench =
        BenchMain.commandLine(
            () -> {
              throw new IOException("no room\nat all");
            });

    int code = bench.setErr(new PrintWriter(errors, true)).execute("drain");

    assertThat(code).isEqualTo(1);
    assertThat(errors.toString()).endsWith("\nbench drain: no room\n");
  }

  @ParameterizedTest
  @CsvSource({"--rounds, 0", "--messages, 0", "--messages, few"})
  void a_bad_number_of_the_outbox_is_refused_too(String option, String value) {
    int code = execute("outbox", option, value);

    assertThat(code).isEqualTo(USAGE);
    assertThat(errors.toString()).startsWith("Invalid value for option '" + option + "'");
  }

  private static CommandSpec parsed(String... args) {
    return BenchMain.commandLine().parseArgs(args).subcommand().commandSpec();
  }

  private int execute(String... args) {
    return BenchMain.commandLine().setErr(new PrintWriter(errors, true)).execute(args);
  }
}
