package dev.weft.adapter.postgres.execution;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.InstanceTag;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.domain.submission.IdempotencyKey;
import dev.weft.domain.submission.Option;
import dev.weft.domain.submission.Submission;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;

/** One row of {@code weft.execution}: what was asked, option by option. */
public record DescriptionRow(
    UUID flowId,
    String kind,
    String lane,
    boolean laneGiven,
    String namespace,
    boolean namespaceGiven,
    Short priority,
    String[] capabilities,
    Long runAt,
    Long deadlineAt,
    Long attemptTimeout,
    Integer maxRetries,
    Long retryInitial,
    Double retryMultiplier,
    Long retryCap,
    Double retryJitter,
    Integer maxReclaims,
    String[] tags,
    String instanceTagKey,
    String instanceTagValue,
    String idempotencyKey,
    String parent,
    long createdAt,
    String contentType,
    byte[] payload) {

  Membership membership() {
    return flowId == null ? Membership.ALONE : new Membership.MemberOf(new FlowId(flowId));
  }

  Submission toDomain() {
    Content content = new Content(Bytes.of(payload), new ContentType(contentType));
    return Stream.concat(labels(), limits())
        .filter(Objects::nonNull)
        .reduce(
            Submission.of(new Kind(kind), content), Submission::with, (first, second) -> second);
  }

  private Stream<Option> labels() {
    return Stream.of(
        laneGiven ? new Option.InLane(new Lane(lane)) : null,
        namespaceGiven ? new Option.InNamespace(new Namespace(namespace)) : null,
        given(priority, value -> new Option.WithPriority(new Priority(value))),
        given(capabilities, names -> new Option.Requiring(Capabilities.of(List.of(names)))),
        given(tags, words -> new Option.Tagged(tagsOf(words))),
        given(
            instanceTagKey,
            key -> new Option.WithInstanceTag(new InstanceTag(key, instanceTagValue))),
        given(idempotencyKey, key -> new Option.Keyed(new IdempotencyKey(key))),
        given(parent, handle -> new Option.ChildOf(LeaseHandle.parse(handle))));
  }

  private Stream<Option> limits() {
    return Stream.of(
        given(runAt, at -> new Option.NotBefore(Instant.ofEpochMilli(at))),
        given(deadlineAt, at -> new Option.Until(StoredTimes.deadline(at))),
        given(
            attemptTimeout,
            limit -> new Option.AttemptsWithin(new AttemptTimeout(Duration.ofMillis(limit)))),
        given(maxRetries, retries -> new Option.Retrying(stored().retryPolicy())),
        given(maxReclaims, Option.ReclaimedAtMost::new));
  }

  private StoredLimits stored() {
    return new StoredLimits(
        maxRetries,
        retryInitial,
        retryMultiplier,
        retryCap,
        retryJitter,
        maxReclaims,
        attemptTimeout);
  }

  private static Tags tagsOf(String[] words) {
    Map<String, String> pairs = new TreeMap<>();
    for (int i = 0; i < words.length; i += 2) {
      pairs.put(words[i], words[i + 1]);
    }
    return Tags.of(pairs);
  }

  private static <T> Option given(T column, Function<T, Option> option) {
    return column == null ? null : option.apply(column);
  }
}
