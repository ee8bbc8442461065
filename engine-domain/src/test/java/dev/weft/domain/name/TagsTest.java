package dev.weft.domain.name;

import static dev.weft.domain.Refusals.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.weft.domain.input.Problem;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class TagsTest {

  private static final TagKey OWNER = new TagKey("team.owner");

  @ParameterizedTest
  @ValueSource(strings = {"a.b", "team.owner", "a1_.0", "a._", "a.b.c", "a.b..c", "a.b."})
  void a_key_is_lower_case_with_a_dot(String text) {
    assertThat(new TagKey(text)).hasToString(text);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {"", "a", "a.", ".a", "A.b", "a.B", "1a.b", "_a.b", "a..b", "a.b c", "a.ä"})
  void any_other_key_is_refused(String text) {
    assertThat(refusal(() -> new TagKey(text)))
        .isEqualTo(new Problem("tag key", text, "a dotted lower-case name such as team.owner"));
  }

  @Test
  void the_longest_key_has_200_characters() {
    String longest = "a." + "b".repeat(198);

    assertThat(new TagKey(longest)).hasToString(longest);
    assertThat(refusal(() -> new TagKey(longest + "b")).field()).isEqualTo("tag key");
  }

  @Test
  void the_longest_value_has_1000_characters() {
    String longest = "v".repeat(1_000);

    assertThat(TagValue.checked("tag", longest)).isEqualTo(longest);
    assertThat(Tags.of(Map.of("a.b", longest)).find(new TagKey("a.b"))).contains(longest);
    assertThat(refusal(() -> Tags.of(Map.of("a.b", longest + "v"))).field()).isEqualTo("tag a.b");
  }

  @Test
  void a_value_without_text_or_with_a_control_character_is_refused() {
    Tags none = Tags.NONE;

    assertThat(refusal(() -> none.with(OWNER, null)))
        .isEqualTo(
            new Problem(
                "tag team.owner", "null", "at most 1000 characters without control characters"));
    assertThat(refusal(() -> none.with(OWNER, "\0x")).value()).isEqualTo("\0x");
    assertThat(refusal(() -> none.with(OWNER, "x\u001f")).value()).isEqualTo("x\u001f");
  }

  @Test
  void with_adds_or_replaces_and_leaves_the_old_tags_alone() {
    Tags before = Tags.of(Map.of("team.owner", "ada", "a.b", ""));

    Tags after = before.with(OWNER, "bob");

    assertThat(after).isEqualTo(Tags.of(Map.of("team.owner", "bob", "a.b", "")));
    assertThat(before.find(OWNER)).contains("ada");
    assertThat(Tags.NONE.find(OWNER)).isEmpty();
  }

  @Test
  void tags_are_sorted_and_cannot_be_changed_from_outside() {
    TreeMap<TagKey, String> given = new TreeMap<>(Map.of(OWNER, "ada", new TagKey("a.b"), "x"));
    Tags tags = new Tags(given);

    given.clear();

    assertThat(tags.values().keySet()).containsExactly(new TagKey("a.b"), OWNER);
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> tags.values().clear());
  }

  @Test
  void an_instance_tag_is_absent_or_a_checked_pair() {
    InstanceTag tag = new InstanceTag("shop.order", "42");

    assertThat(tag.isPresent()).isTrue();
    assertThat(InstanceTag.NONE.isPresent()).isFalse();
    assertThat(InstanceTag.NONE).isEqualTo(new InstanceTag("", ""));
    assertThat(new InstanceTag("shop.order", "").isPresent()).isTrue();
  }

  @Test
  void half_an_instance_tag_is_refused() {
    assertThat(refusal(() -> new InstanceTag("", "42")).field()).isEqualTo("tag key");
    assertThat(refusal(() -> new InstanceTag("order", "42")).value()).isEqualTo("order");
    assertThat(refusal(() -> new InstanceTag("shop.order", "\0")).field())
        .isEqualTo("instance tag shop.order");
  }
}
