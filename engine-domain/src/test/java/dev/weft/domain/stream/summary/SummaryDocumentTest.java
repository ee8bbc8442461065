package dev.weft.domain.stream.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonBoolean;
import dev.weft.domain.json.JsonNull;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonSamples;
import dev.weft.domain.json.JsonString;
import dev.weft.domain.json.MergePatch;
import dev.weft.domain.stream.summary.PatchDecision.PatchRefused;
import dev.weft.domain.stream.summary.PatchDecision.Patched;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class SummaryDocumentTest {

  private static final Json ONE = JsonNumber.of(1);
  private static final JsonObject A = JsonObject.EMPTY.with("a", ONE);

  private static JsonObject keys(int count) {
    SequencedMap<String, Json> members = new LinkedHashMap<>();
    for (int key = 0; key < count; key++) {
      members.put("k" + key, ONE);
    }
    return JsonObject.of(members);
  }

  @Test
  void version_is_the_number_of_patches_and_document_their_fold() {
    Random random = new Random(28);
    for (int round = 0; round < 500; round++) {
      SummaryDocument document = SummaryDocument.EMPTY;
      Json fold = JsonObject.EMPTY;
      int patches = random.nextInt(10);
      for (int patch = 0; patch < patches; patch++) {
        JsonObject drawn = JsonSamples.drawnObject(random, 4);
        document = ((Patched) document.patch(drawn)).next();
        fold = MergePatch.apply(fold, drawn);
      }

      assertThat(document.version()).isEqualTo(patches);
      assertThat(document.text()).isEqualTo(fold.toString());
    }
  }

  @Test
  void a_patch_that_changes_nothing_still_counts() {
    SummaryDocument document = new SummaryDocument(A, 4);

    assertThat(document.patch(JsonObject.EMPTY)).isEqualTo(new Patched(new SummaryDocument(A, 5)));
  }

  private static Stream<Json> values_that_are_no_objects() {
    return Stream.of(
        JsonNull.NULL, ONE, new JsonString("x"), new JsonBoolean(true), JsonArray.of(A));
  }

  @ParameterizedTest
  @MethodSource("values_that_are_no_objects")
  void only_an_object_is_a_patch(Json patch) {
    assertThat(SummaryDocument.EMPTY.patch(patch))
        .isEqualTo(new PatchRefused(PatchRefusal.NOT_AN_OBJECT));
  }

  @Nested
  class Limits {

    @Test
    void sixteen_levels_are_accepted_and_no_more() {
      JsonObject sixteen = JsonSamples.nestedObject(16);

      assertThat(SummaryDocument.EMPTY.patch(sixteen))
          .isEqualTo(new Patched(new SummaryDocument(sixteen, 1)));
      assertThat(SummaryDocument.EMPTY.patch(JsonSamples.nestedObject(17)))
          .isEqualTo(new PatchRefused(PatchRefusal.TOO_DEEP));
      assertThat(SummaryDocument.EMPTY.patch(JsonSamples.nestedObject(512)))
          .isEqualTo(new PatchRefused(PatchRefusal.TOO_DEEP));
    }

    @Test
    void ten_thousand_keys_are_accepted_and_no_more() {
      SummaryDocument full = new SummaryDocument(keys(10_000), 1);

      assertThat(SummaryDocument.EMPTY.patch(keys(10_000))).isEqualTo(new Patched(full));
      assertThat(full.patch(A)).isEqualTo(new PatchRefused(PatchRefusal.TOO_MANY_KEYS));
      assertThat(full.patch(JsonObject.EMPTY.with("k1", JsonNull.NULL).with("a", ONE)))
          .isInstanceOf(Patched.class);
    }

    @Test
    void the_text_may_fill_256_kb_counted_in_utf8() {
      JsonObject fits = JsonObject.EMPTY.with("é", new JsonString("é".repeat(127_995)));
      JsonObject exact = fits.with("é", new JsonString("é".repeat(127_995) + "x"));

      SummaryDocument patched = ((Patched) SummaryDocument.EMPTY.patch(exact)).next();

      assertThat(patched.text().getBytes(StandardCharsets.UTF_8)).hasSize(256_000);
      assertThat(SummaryDocument.EMPTY.patch(fits)).isInstanceOf(Patched.class);
      assertThat(patched.patch(JsonObject.EMPTY.with("é", new JsonString("é".repeat(127_996)))))
          .isEqualTo(new PatchRefused(PatchRefusal.TOO_LARGE));
    }

    @Test
    void numbers_beyond_range_are_refused_wherever_they_are() {
      JsonObject legal = JsonObject.EMPTY.with("a", new JsonNumber("1e400"));
      JsonObject huge = A.with("b", JsonArray.of(new JsonNumber("1e401")));
      JsonObject scaled = A.with("b", new JsonNumber("0." + "1".repeat(1_001)));

      assertThat(SummaryDocument.EMPTY.patch(legal)).isInstanceOf(Patched.class);
      assertThat(SummaryDocument.EMPTY.patch(huge))
          .isEqualTo(new PatchRefused(PatchRefusal.NUMBER_OUT_OF_RANGE));
      assertThat(SummaryDocument.EMPTY.patch(scaled))
          .isEqualTo(new PatchRefused(PatchRefusal.NUMBER_OUT_OF_RANGE));
    }

    @ParameterizedTest
    @EnumSource
    void every_refusal_says_what_was_expected(PatchRefusal refusal) {
      assertThat(refusal.expected()).isNotBlank();
    }
  }

  @Nested
  class AllPatchesOfACall {

    @Test
    void are_applied_in_order() {
      JsonObject b = JsonObject.EMPTY.with("a", JsonNull.NULL).with("b", ONE);

      assertThat(SummaryDocument.EMPTY.patchAll(List.of(A, b)))
          .isEqualTo(new Patched(new SummaryDocument(JsonObject.EMPTY.with("b", ONE), 2)));
    }

    @Test
    void are_refused_together() {
      List<Json> patches = new ArrayList<>(List.of(A, ONE, JsonSamples.nestedObject(17)));

      assertThat(SummaryDocument.EMPTY.patchAll(patches))
          .isEqualTo(new PatchRefused(PatchRefusal.NOT_AN_OBJECT));
    }

    @Test
    void may_be_none() {
      SummaryDocument document = new SummaryDocument(A, 3);

      assertThat(document.patchAll(List.of())).isEqualTo(new Patched(document));
    }
  }

  @Test
  void a_version_is_never_negative() {
    assertThatThrownBy(() -> new SummaryDocument(A, -1)).isInstanceOf(InvalidInput.class);
  }
}
