package dev.weft.adapter.httpoutbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** No log, error, snippet or text form shows a secret, and no log a payload. */
class SecretsStayHomeTest {

  @Test
  void a_process_that_logs_everything_tells_no_secret() throws IOException, InterruptedException {
    byte[] canary = Talkative.CANARY.getBytes(StandardCharsets.UTF_8);

    String said = words();

    assertThat(said)
        .as("it does log and answer")
        .contains("org.apache.hc.client5")
        .contains("HttpOutboxSender 1 messages in")
        .contains("error 422 No: POST / HTTP/1.1")
        .contains("WEBHOOK_SECRET=whsec_[secret]")
        .contains("error transport: ")
        .doesNotContain(Talkative.CANARY)
        .doesNotContain(Base64.getEncoder().encodeToString(canary).substring(0, 20))
        .doesNotContain(HexFormat.of().formatHex(canary).substring(0, 20))
        .doesNotContain(Arrays.toString(canary).substring(1, 20))
        .doesNotContain(Talkative.PAYLOAD);
  }

  private static String words() throws IOException, InterruptedException {
    Process talkative =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Dlogback.configurationFile=everything.xml",
                "-cp",
                System.getProperty("java.class.path"),
                Talkative.class.getName())
            .redirectErrorStream(true)
            .start();
    try {
      String said = new String(talkative.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(talkative.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(talkative.exitValue()).isZero();
      return said;
    } finally {
      talkative.destroyForcibly();
    }
  }
}
