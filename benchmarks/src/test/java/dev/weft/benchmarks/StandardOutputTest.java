package dev.weft.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A process of its own, because that is where other libraries print what they like. */
class StandardOutputTest {

  @Test
  void a_report_as_json_is_all_that_a_process_prints() throws Exception {
    var process = bench("memory", "--json", "--rounds=1", "--millis=20");

    var printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).isZero();
    assertThat(printed.lines()).singleElement().satisfies(line -> isReportOf("memory", line));
  }

  private static Process bench(String... words) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var command =
        new ProcessBuilder(
            java, "-cp", System.getProperty("java.class.path"), BenchMain.class.getName());
    command.command().addAll(List.of(words));
    return command.redirectError(Redirect.DISCARD).start();
  }

  private static void isReportOf(String scenario, String line) throws IOException {
    assertThat(new ObjectMapper().readTree(line).get("scenario").asText()).isEqualTo(scenario);
  }
}
