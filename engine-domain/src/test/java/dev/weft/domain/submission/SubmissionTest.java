package dev.weft.domain.submission;

import static dev.weft.domain.Given.HANDLE;
import static dev.weft.domain.Given.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.weft.domain.claim.Routing;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.InstanceTag;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.domain.retry.RetryPolicy;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class SubmissionTest {

  private static final Submission BARE = Submission.of("mail");

  private static final IdempotencyKey NO_KEY = new IdempotencyKey("none");

  static List<Arguments> options() {
    RetryPolicy once = RetryPolicy.fixed(1, Duration.ofSeconds(1));
    AttemptTimeout minute = new AttemptTimeout(Duration.ofMinutes(1));
    return List.of(
        row(new Option.InLane(new Lane("gpu")), Submission::lane, Lane.DEFAULT, new Lane("gpu")),
        row(prio(7), Submission::priority, Priority.NORMAL, new Priority(7)),
        row(
            new Option.Requiring(Capabilities.of("gpu")),
            Submission::required,
            Capabilities.NONE,
            Capabilities.of("gpu")),
        row(new Option.NotBefore(NOW), Submission::runAt, Instant.EPOCH, NOW),
        row(
            new Option.Until(new Deadline(NOW)),
            Submission::deadline,
            Deadline.NEVER,
            new Deadline(NOW)),
        row(
            new Option.AttemptsWithin(minute),
            Submission::limits,
            Limits.DEFAULT,
            new Limits(RetryPolicy.DEFAULT, 10, minute)),
        row(
            new Option.Retrying(once),
            Submission::limits,
            Limits.DEFAULT,
            new Limits(once, 10, AttemptTimeout.NONE)),
        row(
            new Option.ReclaimedAtMost(2),
            Submission::limits,
            Limits.DEFAULT,
            new Limits(RetryPolicy.DEFAULT, 2, AttemptTimeout.NONE)),
        row(
            new Option.InNamespace(new Namespace("billing")),
            Submission::namespace,
            Namespace.DEFAULT,
            new Namespace("billing")));
  }

  static List<Arguments> more_options() {
    Tags tags = Tags.of(Map.of("team.owner", "anna"));
    InstanceTag tag = new InstanceTag("team.owner", "anna");
    IdempotencyKey key = new IdempotencyKey("k");
    return List.of(
        row(new Option.Tagged(tags), Submission::tags, Tags.NONE, tags),
        row(new Option.WithInstanceTag(tag), Submission::instanceTag, InstanceTag.NONE, tag),
        row(new Option.Keyed(key), s -> s.findKey().orElse(NO_KEY), NO_KEY, key),
        row(new Option.ChildOf(HANDLE), s -> s.findParent().isPresent(), false, true),
        row(
            new Option.Requiring(Capabilities.of("gpu")),
            Submission::routing,
            new Routing(Lane.DEFAULT, new Kind("mail"), Capabilities.NONE),
            new Routing(Lane.DEFAULT, new Kind("mail"), Capabilities.of("gpu"))));
  }

  @ParameterizedTest
  @MethodSource({"options", "more_options"})
  void an_option_is_read_back_and_has_its_default_when_not_given(
      Option given, Function<Submission, Object> read, Object usual, Object said) {
    assertThat(read.apply(BARE)).isEqualTo(usual);
    assertThat(read.apply(BARE.with(given))).isEqualTo(said);
  }

  @Test
  void an_option_replaces_an_earlier_one_of_its_sort_and_no_other() {
    Submission twice = BARE.with(prio(1)).with(new Option.InLane(new Lane("gpu"))).with(prio(2));

    assertThat(twice.options().values())
        .containsExactlyInAnyOrder(prio(2), new Option.InLane(new Lane("gpu")));
    assertThat(BARE.options()).isEmpty();
  }

  @Test
  void the_payload_can_be_changed_and_the_options_stay() {
    Submission changed = BARE.with(prio(1)).with(Content.json("1"));

    assertThat(changed).isEqualTo(Submission.of(new Kind("mail"), Content.json("1")).with(prio(1)));
  }

  @Test
  void the_parent_is_the_handle_given() {
    assertThat(BARE.with(new Option.ChildOf(HANDLE)).findParent()).contains(HANDLE);
  }

  @Test
  void the_options_are_a_copy() {
    Map<Class<? extends Option>, Option> options = new HashMap<>();
    Submission submission = new Submission(new Kind("mail"), Content.EMPTY, options);

    options.put(Option.WithPriority.class, prio(1));

    assertThat(submission).isEqualTo(BARE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"k", "order 7/ü", "𝄞", " "})
  void a_key_is_any_text_without_control_characters(String text) {
    assertThat(new IdempotencyKey(text)).hasToString(text);
  }

  @Test
  void a_key_has_at_most_200_characters_however_many_bytes() {
    assertThat(new IdempotencyKey("𝄞".repeat(200)).value()).hasSize(400);
    assertThatExceptionOfType(InvalidInput.class)
        .isThrownBy(() -> new IdempotencyKey("k".repeat(201)));
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "a\nb", "a\0b", "\u007f", "\u0085", "\ud834", "a\udd1e"})
  void what_no_store_can_tell_apart_is_no_key(String text) {
    assertThatExceptionOfType(InvalidInput.class)
        .isThrownBy(() -> new IdempotencyKey(text))
        .withMessage(
            "idempotency_key was '"
                + text
                + "', expected 1 to 200 characters without control characters");
  }

  @Test
  void keys_sort_by_text() {
    assertThat(new IdempotencyKey("a")).isLessThan(new IdempotencyKey("b"));
    assertThat(new IdempotencyKey("a")).isEqualByComparingTo(new IdempotencyKey("a"));
  }

  private static Option prio(int value) {
    return new Option.WithPriority(new Priority(value));
  }

  private static Arguments row(
      Option given, Function<Submission, Object> read, Object usual, Object said) {
    return Arguments.of(given, read, usual, said);
  }
}
