package dev.weft.adapter.httpoutbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A process with little memory outlives receivers who send without end. */
class HugeAnswersTest {

  private static final String ALL_READ = ": [200 with 16384]";

  @Test
  void a_sender_of_128_megabytes_survives_every_flood() throws IOException, InterruptedException {
    Process sender =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx128m",
                "-XX:+UseSerialGC",
                "-XX:+ExitOnOutOfMemoryError",
                "-cp",
                System.getProperty("java.class.path"),
                HugeAnswers.class.getName())
            .redirectErrorStream(true)
            .start();
    try {
      String said = new String(sender.getInputStream().readAllBytes());
      assertThat(sender.waitFor(60, TimeUnit.SECONDS)).isTrue();

      assertThat(said.lines())
          .containsExactly(
              "endless body" + ALL_READ,
              "body of 300 MB" + ALL_READ,
              "body of any length" + ALL_READ,
              "endless chunks" + ALL_READ,
              "a chunk of any length" + ALL_READ,
              "an endless chunk size: [200 with 0]",
              "endless trailers: [200 with 2]",
              "an endless status line: [unreachable]",
              "an endless header: [unreachable]",
              "endless headers: [unreachable]",
              "a folded header without end: [unreachable]",
              "empty lines without end: [unreachable]",
              "10 MB of headers: [unreachable]");
      assertThat(sender.exitValue()).isZero();
    } finally {
      sender.destroyForcibly();
    }
  }
}
