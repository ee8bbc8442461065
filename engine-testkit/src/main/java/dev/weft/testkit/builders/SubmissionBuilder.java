package dev.weft.testkit.builders;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.InstanceTag;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.TagKey;
import dev.weft.domain.name.Tags;
import dev.weft.domain.retry.RetryPolicy;
import dev.weft.domain.submission.IdempotencyKey;
import dev.weft.domain.submission.Option;
import dev.weft.domain.submission.Submission;
import java.time.Duration;
import java.time.Instant;

/** A submission in the making; of kind {@code task}, with an empty payload, unless said. */
public record SubmissionBuilder(Submission build) {

  public static SubmissionBuilder aSubmission() {
    return new SubmissionBuilder(Submission.of("task"));
  }

  public SubmissionBuilder ofKind(String kind) {
    return new SubmissionBuilder(new Submission(new Kind(kind), build.payload(), build.options()));
  }

  public SubmissionBuilder carrying(Content payload) {
    return new SubmissionBuilder(build.with(payload));
  }

  public SubmissionBuilder carrying(String json) {
    return carrying(Content.json(json));
  }

  public SubmissionBuilder inLane(String lane) {
    return inLane(new Lane(lane));
  }

  public SubmissionBuilder inLane(Lane lane) {
    return with(new Option.InLane(lane));
  }

  public SubmissionBuilder withPriority(int priority) {
    return with(new Option.WithPriority(new Priority(priority)));
  }

  public SubmissionBuilder requiring(String... capabilities) {
    return with(new Option.Requiring(Capabilities.of(capabilities)));
  }

  public SubmissionBuilder notBefore(Instant runAt) {
    return with(new Option.NotBefore(runAt));
  }

  public SubmissionBuilder until(Instant deadline) {
    return with(new Option.Until(new Deadline(deadline)));
  }

  public SubmissionBuilder attemptsWithin(Duration timeout) {
    return with(new Option.AttemptsWithin(new AttemptTimeout(timeout)));
  }

  public SubmissionBuilder retrying(RetryPolicy policy) {
    return with(new Option.Retrying(policy));
  }

  public SubmissionBuilder reclaimedAtMost(int times) {
    return with(new Option.ReclaimedAtMost(times));
  }

  public SubmissionBuilder inNamespace(Namespace namespace) {
    return with(new Option.InNamespace(namespace));
  }

  public SubmissionBuilder tagged(String key, String value) {
    Tags tags = build.tags().with(new TagKey(key), value);
    return with(new Option.Tagged(tags));
  }

  public SubmissionBuilder ofInstance(String key, String value) {
    return with(new Option.WithInstanceTag(new InstanceTag(key, value)));
  }

  public SubmissionBuilder keyed(String key) {
    return with(new Option.Keyed(new IdempotencyKey(key)));
  }

  public SubmissionBuilder childOf(LeaseHandle parent) {
    return with(new Option.ChildOf(parent));
  }

  private SubmissionBuilder with(Option option) {
    return new SubmissionBuilder(build.with(option));
  }
}
