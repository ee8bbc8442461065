package dev.weft.domain.outbox.answer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonBoolean;
import dev.weft.domain.json.JsonNull;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import dev.weft.domain.outbox.OutboxMessageId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BodyHintTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"data\":{\"retryAfterSec\":55}} | 55000",
        "[1, [{\"a\":{\"retryAfterSec\":7}}]] | 7000",
        "{\"retryAfterSec\":-5} | 1000",
        "{\"retryAfterSec\":0} | 1000",
        "{\"retryAfterSec\":1} | 1000",
        "{\"retryAfterSec\":2} | 2000",
        "{\"retryAfterSec\":300} | 300000",
        "{\"retryAfterSec\":301} | 300000",
        "{\"retryAfterSec\":99999999999999999999999} | 300000",
        "{\"a\":{\"retryAfterSec\":9},\"retryAfterSec\":4} | 4000",
        "{\"a\":{\"retryAfterSec\":9},\"b\":{\"retryAfterSec\":4}} | 9000",
        "{\"retryAfterSec\":{\"retryAfterSec\":6}} | 6000",
        "{\"retryAfterSec\":null,\"a\":[{\"retryAfterSec\":8}]} | 8000"
      })
  void a_json_body_is_searched_depth_first(String body, long millis) {
    assertThat(JsonRetryHint.of(json(body))).isEqualTo(RetryHint.after(Duration.ofMillis(millis)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"retryAfterSec\":null,\"foo\":7}",
        "{\"retryAfterSec\":\"7\"}",
        "{\"retryAfterSec\":1.5}",
        "{\"retryAfterSec\":true}",
        "{\"xretryAfterSec\":7}",
        "{\"retryaftersec\":7}",
        "\"retryAfterSec\"",
        "7",
        "true",
        "null",
        "[]",
        "{}"
      })
  void a_json_body_without_an_integer_of_that_name_says_nothing(String body) {
    assertThat(JsonRetryHint.of(json(body))).isEqualTo(RetryHint.NONE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"retryAfterSec\":99999 | 300000",
        "\"retryAfterSec\":0 | 1000",
        "{\"data\":{\"retryAfterSec\" : 55, \"cut | 55000",
        "\"retryAfterSec\":99999999999999999999999999 | 300000",
        "\"retryAfterSec\":null \"retryAfterSec\":3 | 3000"
      })
  void a_fragment_is_read_by_the_exact_quoted_name(String body, long millis) {
    assertThat(TextRetryHint.of(body)).isEqualTo(RetryHint.after(Duration.ofMillis(millis)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"xretryAfterSec\":7",
        "RATE_LIMITED: rate_limited",
        "retryAfterSec:7",
        "\"retryAfterSec\" 7",
        "\"retryAfterSec\":-5",
        "\"retryAfterSec\":null",
        ""
      })
  void a_fragment_without_the_exact_name_and_digits_says_nothing(String body) {
    assertThat(TextRetryHint.of(body)).isEqualTo(RetryHint.NONE);
  }

  @Test
  void rejected_ids_are_read_and_anything_else_in_the_list_is_passed_over() {
    String id = "00000000-0000-0000-0000-000000000001";

    var found = RejectedIds.of(json("{\"rejected_ids\":[\"" + id + "\",\"x\",7,null]}"));

    assertThat(found).isEqualTo(Set.of(OutboxMessageId.parse(id)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "[]", "{\"rejected_ids\":\"x\"}", "{\"rejected_ids\":{}}", "7"})
  void a_body_without_the_list_names_nobody(String body) {
    assertThat(RejectedIds.of(json(body))).isEmpty();
  }

  private static Json json(String text) {
    try {
      return json(new ObjectMapper().readTree(text));
    } catch (IOException malformed) {
      throw new UncheckedIOException(malformed);
    }
  }

  private static Json json(JsonNode node) {
    if (node.isObject()) {
      var members = new LinkedHashMap<String, Json>();
      node.properties().forEach(member -> members.put(member.getKey(), json(member.getValue())));
      return JsonObject.of(members);
    }
    if (node.isArray()) {
      List<Json> elements = new ArrayList<>();
      node.forEach(element -> elements.add(json(element)));
      return JsonArray.of(elements);
    }
    return scalar(node);
  }

  private static Json scalar(JsonNode node) {
    if (node.isNumber()) {
      return new JsonNumber(node.asText());
    }
    if (node.isBoolean()) {
      return new JsonBoolean(node.asBoolean());
    }
    return node.isNull() ? JsonNull.NULL : new JsonString(node.asText());
  }
}
