package dev.weft.domain.content;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BytesTest {

  @Test
  void what_comes_out_is_what_went_in() {
    byte[] every = new byte[256];
    for (int i = 0; i < every.length; i++) {
      every[i] = (byte) i;
    }

    assertThat(Bytes.of(every).toArray()).containsExactly(every);
    assertThat(Bytes.of(every).size()).isEqualTo(256);
  }

  @Test
  void nobody_holds_the_array_inside() {
    byte[] given = {1, 2};
    Bytes bytes = Bytes.of(given);

    given[0] = 9;
    bytes.toArray()[1] = 9;

    assertThat(bytes.toArray()).containsExactly(1, 2);
  }

  @Test
  void text_is_utf_8() {
    assertThat(Bytes.ofUtf8("é").toArray()).containsExactly(0xC3, 0xA9);
    assertThat(Bytes.ofUtf8("é𝄞").toUtf8()).isEqualTo("é𝄞");
  }

  @Test
  void equal_content_is_equal() {
    assertThat(Bytes.ofUtf8("a"))
        .isEqualTo(Bytes.of(new byte[] {'a'}))
        .hasSameHashCodeAs(Bytes.of(new byte[] {'a'}))
        .isNotEqualTo(Bytes.ofUtf8("b"))
        .isNotEqualTo("a");
    assertThat(Bytes.ofUtf8("a").hashCode()).isNotEqualTo(Bytes.ofUtf8("b").hashCode());
    assertThat(Bytes.EMPTY).isEqualTo(Bytes.ofUtf8(""));
  }

  @Test
  void the_text_form_keeps_user_data_out_of_logs() {
    assertThat(Bytes.ofUtf8("secret")).hasToString("6 bytes");
    assertThat(Content.json("{\"secret\":1}").toString()).doesNotContain("secret");
  }
}
