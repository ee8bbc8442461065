package dev.weft.domain.submission;

import static dev.weft.domain.Given.HANDLE;
import static dev.weft.domain.Given.ID;
import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.OTHER_LEASE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.Deadline;
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
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The words are stored as hashes: a change here turns repeats of old submissions into conflicts.
 */
class SubmissionContentTest {

  private static final Submission BARE = Submission.of("mail");

  private static final List<Option> EVERY_OPTION =
      List.of(
          new Option.InLane(new Lane("gpu")),
          new Option.WithPriority(new Priority(7)),
          new Option.Requiring(Capabilities.of("gpu", "disk")),
          new Option.NotBefore(NOW),
          new Option.Until(new Deadline(NOW.plusMillis(1_500))),
          new Option.AttemptsWithin(new AttemptTimeout(Duration.ofSeconds(90))),
          new Option.Retrying(
              new RetryPolicy(3, Duration.ofSeconds(1), 2.0, Duration.ofSeconds(60), 0.25)),
          new Option.ReclaimedAtMost(10),
          new Option.InNamespace(new Namespace("billing")),
          new Option.Tagged(Tags.of(Map.of("team.owner", "anna", "a.b", ""))),
          new Option.WithInstanceTag(new InstanceTag("shop.id", "ü")),
          new Option.ChildOf(HANDLE),
          new Option.Keyed(new IdempotencyKey("k")));

  @Test
  void a_full_submission_has_exactly_these_bytes() {
    Submission full = with(EVERY_OPTION, Submission.of(new Kind("mail"), Content.json("[1]")));

    assertThat(text(full))
        .containsExactly(
            "mail",
            "application/json",
            "[1]",
            "12:capabilities,4:disk,3:gpu",
            "12:instance_tag,7:shop.id,1:ü",
            "12:max_reclaims,2:10",
            "15:attempt_timeout,7:PT1M30S",
            "4:lane,3:gpu",
            "4:tags,3:a.b,0:,10:team.owner,4:anna",
            "5:retry,1:3,4:PT1S,3:2.0,4:PT1M,4:0.25",
            "6:parent,44:{fp:86}:0190a000-0000-7000-8000-000000000001",
            "6:run_at,20:2030-01-01T00:00:00Z",
            "8:deadline,24:2030-01-01T00:00:01.500Z",
            "8:priority,1:7",
            "9:namespace,7:billing");
  }

  @Test
  void a_bare_submission_is_kind_type_and_payload() {
    assertThat(text(BARE)).containsExactly("mail", "application/octet-stream", "");
  }

  @Test
  void payload_bytes_are_not_read_as_text() {
    Bytes raw = Bytes.of(new byte[] {(byte) 0xFF, 0, (byte) 0xC3});

    List<Bytes> content = SubmissionContent.of(BARE.with(new Content(raw, ContentType.OCTETS)));

    assertThat(content.get(2)).isEqualTo(raw);
  }

  @Test
  void the_order_in_which_options_were_given_does_not_matter() {
    List<Bytes> first = SubmissionContent.of(with(EVERY_OPTION, BARE));
    for (int seed = 0; seed < 20; seed++) {
      List<Option> shuffled = new ArrayList<>(EVERY_OPTION);
      Collections.shuffle(shuffled, new Random(seed));

      assertThat(SubmissionContent.of(with(shuffled, BARE))).isEqualTo(first);
    }
  }

  static Stream<Option> defaults_said_aloud() {
    return Stream.of(
        new Option.InLane(Lane.DEFAULT),
        new Option.WithPriority(Priority.NORMAL),
        new Option.Requiring(Capabilities.NONE),
        new Option.NotBefore(Submission.AT_ONCE),
        new Option.Until(Deadline.NEVER),
        new Option.AttemptsWithin(AttemptTimeout.NONE),
        new Option.Retrying(RetryPolicy.DEFAULT),
        new Option.ReclaimedAtMost(10),
        new Option.InNamespace(Namespace.DEFAULT),
        new Option.Tagged(Tags.NONE),
        new Option.WithInstanceTag(InstanceTag.NONE));
  }

  @ParameterizedTest
  @MethodSource("defaults_said_aloud")
  void a_default_said_aloud_differs_from_nothing_said(Option option) {
    assertThat(SubmissionContent.of(BARE.with(option))).isNotEqualTo(SubmissionContent.of(BARE));
  }

  @Test
  void the_key_is_not_content() {
    assertThat(SubmissionContent.of(BARE.with(new Option.Keyed(new IdempotencyKey("k")))))
        .isEqualTo(SubmissionContent.of(BARE));
  }

  @Test
  void a_later_attempt_of_the_parent_may_repeat_the_submission() {
    LeaseHandle later = new LeaseHandle(ID, 3, OTHER_LEASE, 8);

    assertThat(SubmissionContent.of(BARE.with(new Option.ChildOf(later))))
        .isEqualTo(SubmissionContent.of(BARE.with(new Option.ChildOf(HANDLE))));
  }

  static Stream<Submission> look_alikes() {
    return Stream.of(
        BARE,
        Submission.of("mail2"),
        BARE.with(Content.json("")),
        BARE.with(new Content(Bytes.ofUtf8("4:lane,3:gpu"), ContentType.OCTETS)),
        BARE.with(new Option.InLane(new Lane("gpu"))),
        BARE.with(new Option.InLane(new Lane("gpu,8:priority,1:7"))),
        BARE.with(new Option.InLane(new Lane("gpu")))
            .with(new Option.WithPriority(new Priority(7))),
        BARE.with(new Option.InNamespace(new Namespace("gpu"))),
        BARE.with(new Option.Requiring(Capabilities.of("a", "b"))),
        BARE.with(new Option.Requiring(Capabilities.of("ab"))),
        tagged(Map.of("a.b", "x", "a.c", "y")),
        tagged(Map.of("a.b", "x,3:a.c,1:y")),
        tagged(Map.of("a.b", "x,a.c,y")),
        tagged(Map.of("a.b", " x")),
        tagged(Map.of("a.b", "x ")),
        tagged(Map.of("a.b", "?")),
        tagged(Map.of("a.b", "𝄞")),
        BARE.with(new Option.WithInstanceTag(new InstanceTag("a.b", "x"))),
        tagged(Map.of("a.b", "x")));
  }

  @Test
  void no_two_of_the_look_alikes_share_content() {
    List<List<Bytes>> contents = look_alikes().map(SubmissionContent::of).toList();

    assertThat(contents).doesNotHaveDuplicates();
  }

  @Test
  void half_a_surrogate_pair_is_refused_because_it_would_share_content_with_a_question_mark() {
    assertThatExceptionOfType(InvalidInput.class).isThrownBy(() -> tagged(Map.of("a.b", "\ud834")));
  }

  private static Submission tagged(Map<String, String> tags) {
    return BARE.with(new Option.Tagged(Tags.of(tags)));
  }

  private static Submission with(List<Option> options, Submission start) {
    Submission submission = start;
    for (Option option : options) {
      submission = submission.with(option);
    }
    return submission;
  }

  private static List<String> text(Submission submission) {
    return SubmissionContent.of(submission).stream().map(Bytes::toUtf8).toList();
  }
}
