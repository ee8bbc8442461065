package dev.weft.domain.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.weft.domain.Vectors;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class MergePatchTest {

  private static final Json NULL = JsonNull.NULL;
  private static final Json ONE = JsonNumber.of(1);
  private static final Json STORED_NULL = new JsonString("__ff_null__");

  @TestFactory
  Stream<DynamicTest> the_vectors_are_met() {
    JsonNode vectors = Vectors.read("merge-patch.json");
    return Stream.of("rfc7396_appendix_a", "sentinel")
        .flatMap(group -> vectors.get(group).valueStream())
        .map(vector -> DynamicTest.dynamicTest(name(vector), () -> meets(vector)));
  }

  private static String name(JsonNode vector) {
    return vector.get("patch") + " on " + vector.get("target");
  }

  private static void meets(JsonNode vector) {
    Json merged =
        MergePatch.apply(JsonSamples.of(vector.get("target")), JsonSamples.of(vector.get("patch")));

    assertThat(merged).hasToString(vector.get("result").toString());
  }

  @Test
  void known_members_keep_their_place_and_new_ones_follow_in_patch_order() {
    JsonObject target = JsonObject.EMPTY.with("z", ONE).with("gone", ONE).with("a", ONE);
    JsonObject patch =
        JsonObject.EMPTY.with("y", ONE).with("a", NULL).with("z", JsonArray.of()).with("b", ONE);

    assertThat(MergePatch.apply(target, patch))
        .hasToString("{\"z\":[],\"gone\":1,\"y\":1,\"b\":1}");
  }

  @Test
  void a_deleted_member_that_comes_back_comes_last() {
    JsonObject target = JsonObject.EMPTY.with("a", ONE).with("b", ONE);

    JsonObject deleted = MergePatch.apply(target, JsonObject.EMPTY.with("a", NULL));

    assertThat(MergePatch.apply(deleted, JsonObject.EMPTY.with("a", ONE)))
        .hasToString("{\"b\":1,\"a\":1}");
  }

  @Test
  void the_sentinel_stores_null_at_every_level_and_as_the_whole_patch() {
    Json inArray = JsonArray.of(JsonArray.of(STORED_NULL), JsonObject.EMPTY.with("m", STORED_NULL));
    JsonObject patch = JsonObject.EMPTY.with("a", inArray);

    assertThat(MergePatch.apply(ONE, patch)).hasToString("{\"a\":[[null],{\"m\":null}]}");
    assertThat(MergePatch.apply(ONE, STORED_NULL)).isEqualTo(NULL);
  }

  @Test
  void the_sentinel_is_a_name_like_any_other_and_only_the_exact_text_counts() {
    JsonObject patch =
        JsonObject.EMPTY.with("__ff_null__", ONE).with("a", new JsonString("__FF_NULL__"));

    assertThat(MergePatch.apply(JsonObject.EMPTY, patch)).isEqualTo(patch);
  }

  @Test
  void a_null_inside_an_array_is_kept_because_the_array_is_not_merged() {
    Json array =
        JsonArray.of(NULL, JsonObject.EMPTY.with("n", NULL).with("t", new JsonBoolean(true)));
    JsonObject patch = JsonObject.EMPTY.with("a", array);

    assertThat(MergePatch.apply(JsonObject.EMPTY.with("a", ONE), patch)).isEqualTo(patch);
  }

  @Test
  void the_deepest_patch_merges_into_the_deepest_target() {
    JsonObject deepest = JsonSamples.nestedObject(Json.DEEPEST);

    assertThat(MergePatch.apply(deepest, deepest)).isEqualTo(deepest);
    assertThat(MergePatch.apply(ONE, deepest)).isEqualTo(deepest);
    assertThat(MergePatch.apply(ONE, JsonSamples.nested(512))).isEqualTo(JsonSamples.nested(512));
  }

  @Test
  void applying_a_patch_twice_is_applying_it_once() {
    Random random = new Random(11);
    for (int round = 0; round < 20_000; round++) {
      Json target = JsonSamples.drawn(random, 4);
      Json patch = JsonSamples.drawn(random, 4);

      Json once = MergePatch.apply(target, patch);

      assertThat(MergePatch.apply(once, patch)).hasToString(once.toString());
    }
  }

  @Test
  void no_merge_nests_deeper_than_its_deeper_side_or_stores_the_sentinel() {
    Random random = new Random(13);
    for (int round = 0; round < 20_000; round++) {
      Json patch = JsonSamples.drawn(random, 5);
      Json target = MergePatch.apply(NULL, JsonSamples.drawn(random, 4));

      Json merged = MergePatch.apply(target, patch);

      assertThat(merged.depth()).isLessThanOrEqualTo(Math.max(target.depth(), patch.depth()));
      assertThat(merged.toString().replace("\"__ff_null__\":", "")).doesNotContain("__ff_null__");
    }
  }

  @Test
  void neither_side_is_changed() {
    Random random = new Random(17);
    for (int round = 0; round < 1_000; round++) {
      Json target = JsonSamples.drawn(random, 4);
      Json patch = JsonSamples.drawn(random, 4);
      String before = target + " " + patch;

      MergePatch.apply(target, patch);

      assertThat(target + " " + patch).isEqualTo(before);
    }
  }
}
