package dev.weft.bootstrap.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class WeftCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  static Stream<Arguments> mistakes() {
    return Stream.of(
        arguments("", "say what to do"),
        arguments("fly", "Unmatched argument"),
        arguments("serve --prot 1", "Unknown option"),
        arguments("serve --port many", "Invalid value"),
        arguments("serve --port 65536", "port was '65536'"),
        arguments("serve --storage paper", "storage was 'paper'"),
        arguments("serve --bind 0.0.0.0", "bind was '0.0.0.0'"),
        arguments("serve --poll-ms 0 --storage memory", "poll_ms was '0'"),
        arguments("serve --reconcile-ms 0 --storage memory", "reconcile_ms was '0'"),
        arguments("serve --workers 65 --storage memory", "workers was '65'"),
        arguments("doctor --storage memory", "storage was 'memory'"),
        arguments("serve --storage postgres", "jdbc_url was 'null'"),
        arguments(
            "serve --jdbc-url jdbc:postgresql://db/w --jdbc-user w --jdbc-listen-url jdbc:x",
            "jdbc_listen_url was 'jdbc:x'"),
        arguments(
            "serve --jdbc-url jdbc:postgresql://db/w --jdbc-user w --jdbc-pooled"
                + " --jdbc-listen-url jdbc:x",
            "jdbc_url was 'jdbc:x'"),
        arguments("migrate --storage memory", "storage was 'memory'"),
        arguments("demo --speed 0", "speed was '0'"));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void a_mistake_is_told_in_one_line_with_code_2(String line, String told) {
    int code = run(Map.of(), line.isEmpty() ? new String[0] : line.split(" "));

    assertThat(code).isEqualTo(2);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).startsWith("weft: ").contains(told);
  }

  @Test
  void an_option_may_come_from_the_environment() {
    int code = run(Map.of("WEFT_STORAGE", "paper"), "serve");

    assertThat(code).isEqualTo(2);
    assertThat(err.toString()).contains("storage was 'paper'");
  }

  @Test
  void what_is_given_wins_over_the_environment() {
    run(Map.of("WEFT_STORAGE", "memory"), "serve", "--storage", "paper");

    assertThat(err.toString()).contains("storage was 'paper'");
  }

  @Test
  void help_and_version_are_answers() {
    assertThat(run(Map.of(), "--version")).isZero();
    assertThat(run(Map.of(), "serve", "--help")).isZero();
    assertThat(out.toString()).contains("weft").contains("--jdbc-password-file");
  }

  @Test
  void help_tells_the_exit_codes() {
    assertThat(run(Map.of(), "--help")).isZero();
    assertThat(run(Map.of(), "doctor", "--help")).isZero();
    assertThat(run(Map.of(), "worker", "run", "--help")).isZero();
    assertThat(out.toString()).contains("Exit codes:", "something hurts", "failed for now");
  }

  @Test
  void a_shell_learns_to_complete() {
    assertThat(run(Map.of(), "completion")).isZero();
    assertThat(out.toString()).contains("complete -F").contains("--reconcile-ms");
  }

  @Test
  void tokens_from_the_environment_count_and_are_not_repeated() {
    String token = "canary".repeat(8);
    int code =
        run(
            Map.of("WEFT_TOKENS", "opreate:" + token),
            "serve",
            "--storage",
            "memory",
            "--port",
            "0");

    assertThat(code).isEqualTo(2);
    assertThat(err.toString()).contains("token_file").doesNotContain(token);
  }

  @Test
  void the_whole_schema_can_be_printed() {
    assertThat(run(Map.of(), "migrate", "--print-sql")).isZero();
    assertThat(out.toString()).contains("-- V001").contains("CREATE TABLE");
    assertThat(CommandRun.of("migrate", "--print-sql", "--json").out())
        .startsWith("{\"steps\":[\"-- V001");
  }

  @Test
  void the_settings_of_a_pooled_role_can_be_printed() {
    assertThat(run(Map.of(), "migrate", "--print-role-sql", "weft")).isZero();
    assertThat(out.toString().lines())
        .contains("ALTER ROLE \"weft\" SET statement_timeout = '5s';")
        .allMatch(line -> line.startsWith("ALTER ROLE"));
  }

  private int run(Map<String, String> environment, String... arguments) {
    return WeftCommand.line(environment)
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(arguments);
  }
}
