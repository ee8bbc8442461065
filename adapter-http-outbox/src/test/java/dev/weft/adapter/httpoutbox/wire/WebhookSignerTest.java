package dev.weft.adapter.httpoutbox.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Bytes;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

class WebhookSignerTest {

  private static final String ID = "msg_p5jXN8AQM9LWM0D4loKWxJek";
  private static final Instant AT = Instant.ofEpochSecond(1_614_265_330);
  private static final byte[] BODY = "{\"test\": 2432232314}".getBytes(StandardCharsets.UTF_8);
  private static final Bytes KEY =
      Bytes.of(Base64.getDecoder().decode("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"));
  private static final String SIGNATURE = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

  @Test
  void the_example_of_the_specification_comes_out() {
    assertThat(WebhookSigner.sign(List.of(KEY), ID, AT, BODY)).isEqualTo(SIGNATURE);
  }

  @Test
  void two_keys_give_two_signatures_in_their_order() {
    Bytes other = Bytes.ofUtf8("another secret of enough bytes");
    String others = WebhookSigner.sign(List.of(other), ID, AT, BODY);

    assertThat(WebhookSigner.sign(List.of(other, KEY), ID, AT, BODY))
        .isEqualTo(others + " " + SIGNATURE);
  }

  @Test
  void id_time_and_body_all_count() {
    byte[] longer = "{\"test\": 2432232314} ".getBytes(StandardCharsets.UTF_8);

    assertThat(
            List.of(
                WebhookSigner.sign(List.of(KEY), ID + "x", AT, BODY),
                WebhookSigner.sign(List.of(KEY), ID, AT.plusSeconds(1), BODY),
                WebhookSigner.sign(List.of(KEY), ID, AT, longer)))
        .doesNotHaveDuplicates()
        .doesNotContain(SIGNATURE);
  }
}
