package dev.weft.domain.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

class JsonTest {

  private static final Json ONE = JsonNumber.of(1);

  @Test
  void members_keep_the_order_in_which_they_were_put() {
    JsonObject object = JsonObject.EMPTY.with("b", ONE).with("a", ONE).with("b", JsonNull.NULL);

    assertThat(object.members().sequencedKeySet()).containsExactly("b", "a");
    assertThat(object.find("b")).contains(JsonNull.NULL);
    assertThat(object.find("c")).isEmpty();
  }

  @Test
  void equality_ignores_the_order_of_members_and_keeps_the_spelling_of_numbers() {
    JsonObject ab = JsonObject.EMPTY.with("a", ONE).with("b", ONE);
    JsonObject ba = JsonObject.EMPTY.with("b", ONE).with("a", ONE);

    assertThat(ab).isEqualTo(ba).hasSameHashCodeAs(ba).isNotEqualTo(JsonObject.EMPTY);
    assertThat(JsonArray.of(ONE)).isEqualTo(JsonArray.of(List.of(ONE)));
    assertThat(JsonArray.of(ONE)).hasSameHashCodeAs(JsonArray.of(ONE)).isNotEqualTo(ONE);
    assertThat(new JsonNumber("1.0")).isNotEqualTo(ONE);
    assertThat(ab.hashCode()).isNotEqualTo(JsonObject.EMPTY.hashCode());
    assertThat(JsonArray.of(ONE).hashCode()).isNotEqualTo(JsonArray.of().hashCode());
  }

  @Test
  void what_was_handed_in_can_change_without_changing_the_value() {
    SequencedMap<String, Json> members = new LinkedHashMap<>();
    List<Json> elements = new ArrayList<>(List.of(ONE));
    JsonObject object = JsonObject.of(members);
    JsonArray array = JsonArray.of(elements);

    members.put("late", ONE);
    elements.clear();

    assertThat(object).isEqualTo(JsonObject.EMPTY);
    assertThat(array.elements()).containsExactly(ONE);
    assertThatThrownBy(() -> object.members().put("x", ONE))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void null_references_are_refused() {
    assertThatNullPointerException().isThrownBy(() -> JsonObject.EMPTY.with("a", null));
    assertThatNullPointerException().isThrownBy(() -> JsonObject.EMPTY.with(null, ONE));
    assertThatNullPointerException().isThrownBy(() -> new JsonString(null));
  }

  @Test
  void depth_counts_containers() {
    Json value = JsonObject.EMPTY.with("flat", ONE).with("deep", JsonArray.of(JsonArray.of()));

    assertThat(ONE.depth()).isZero();
    assertThat(JsonObject.EMPTY.depth()).isEqualTo(1);
    assertThat(value.depth()).isEqualTo(3);
  }

  @Test
  void scalars_have_no_depth() {
    assertThat(List.of(new JsonString(""), new JsonBoolean(true), JsonNull.NULL, ONE))
        .allMatch(scalar -> scalar.depth() == 0);
  }

  @Test
  void a_value_may_be_512_levels_deep_and_no_deeper() {
    Json deepest = JsonSamples.nested(Json.DEEPEST);

    assertThat(deepest.depth()).isEqualTo(512);
    assertThatThrownBy(() -> JsonArray.of(deepest))
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("'513'");
    assertThatThrownBy(() -> JsonObject.EMPTY.with("a", deepest)).isInstanceOf(InvalidInput.class);
  }

  @Test
  void a_value_prints_as_its_text() {
    Json value =
        JsonObject.EMPTY.with("a", JsonArray.of(ONE, JsonNull.NULL, new JsonBoolean(false)));

    assertThat(value).hasToString("{\"a\":[1,null,false]}");
    assertThat(List.of(JsonArray.of(), new JsonString("x"), JsonNull.NULL, new JsonBoolean(true)))
        .hasToString("[[], \"x\", null, true]");
  }
}
