package dev.weft.adapter.json;

import static dev.weft.adapter.json.Codecs.DEFAULT;
import static dev.weft.adapter.json.Codecs.parsed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.json.Json;
import dev.weft.domain.json.MergePatch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MergePatchThroughTheCodecTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "{\"a\":\"b\"}; {\"a\":\"c\"}; {\"a\":\"c\"}",
        "{\"a\":\"b\"}; {\"b\":\"c\"}; {\"a\":\"b\",\"b\":\"c\"}",
        "{\"a\":\"b\"}; {\"a\":null}; {}",
        "{\"a\":\"b\",\"b\":\"c\"}; {\"a\":null}; {\"b\":\"c\"}",
        "{\"a\":[\"b\"]}; {\"a\":\"c\"}; {\"a\":\"c\"}",
        "{\"a\":\"c\"}; {\"a\":[\"b\"]}; {\"a\":[\"b\"]}",
        "{\"a\":{\"b\":\"c\"}}; {\"a\":{\"b\":\"d\",\"c\":null}}; {\"a\":{\"b\":\"d\"}}",
        "{\"a\":[{\"b\":\"c\"}]}; {\"a\":[1]}; {\"a\":[1]}",
        "[\"a\",\"b\"]; [\"c\",\"d\"]; [\"c\",\"d\"]",
        "{\"a\":\"b\"}; [\"c\"]; [\"c\"]",
        "{\"a\":\"foo\"}; null; null",
        "{\"a\":\"foo\"}; \"bar\"; \"bar\"",
        "{\"e\":null}; {\"a\":1}; {\"e\":null,\"a\":1}",
        "[1,2]; {\"a\":\"b\",\"c\":null}; {\"a\":\"b\"}",
        "{}; {\"a\":{\"bb\":{\"ccc\":null}}}; {\"a\":{\"bb\":{}}}",
      })
  void the_examples_of_rfc_7396_hold_from_text_to_text(String target, String patch, String result) {
    Json merged = MergePatch.apply(parsed(target), parsed(patch));

    assertThat(DEFAULT.write(merged)).isEqualTo(result);
  }
}
