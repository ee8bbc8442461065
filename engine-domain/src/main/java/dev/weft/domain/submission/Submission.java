package dev.weft.domain.submission;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.claim.Routing;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.InstanceTag;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.domain.retry.RetryPolicy;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One execution as its submitter asks for it: a kind, a payload and the options given.
 *
 * <p>Immutable; each {@code with} method answers a changed copy. Accessors answer the default where
 * nothing was given, {@link SubmissionContent} tells the two apart.
 */
public record Submission(Kind kind, Content payload, Map<Class<? extends Option>, Option> options) {

  /** Due as soon as the store has it. */
  public static final Instant AT_ONCE = Instant.EPOCH;

  public Submission {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(payload, "payload");
    options = Map.copyOf(options);
  }

  public static Submission of(Kind kind, Content payload) {
    return new Submission(kind, payload, Map.of());
  }

  public static Submission of(String kind) {
    return of(new Kind(kind), Content.EMPTY);
  }

  /** A copy that also has this option; an earlier one of the same sort is replaced. */
  public Submission with(Option option) {
    Stream<Option> others =
        options.values().stream().filter(given -> given.getClass() != option.getClass());
    return new Submission(
        kind,
        payload,
        Stream.concat(others, Stream.of(option))
            .collect(Collectors.toMap(Option::getClass, Function.identity())));
  }

  public Submission with(Content newPayload) {
    return new Submission(kind, newPayload, options);
  }

  public Lane lane() {
    return find(Option.InLane.class).map(Option.InLane::lane).orElse(Lane.DEFAULT);
  }

  public Priority priority() {
    return find(Option.WithPriority.class)
        .map(Option.WithPriority::priority)
        .orElse(Priority.NORMAL);
  }

  public Capabilities required() {
    return find(Option.Requiring.class)
        .map(Option.Requiring::capabilities)
        .orElse(Capabilities.NONE);
  }

  public Routing routing() {
    return new Routing(lane(), kind, required());
  }

  public Instant runAt() {
    return find(Option.NotBefore.class).map(Option.NotBefore::runAt).orElse(AT_ONCE);
  }

  public Deadline deadline() {
    return find(Option.Until.class).map(Option.Until::deadline).orElse(Deadline.NEVER);
  }

  public Limits limits() {
    return new Limits(
        find(Option.Retrying.class).map(Option.Retrying::policy).orElse(RetryPolicy.DEFAULT),
        find(Option.ReclaimedAtMost.class)
            .map(Option.ReclaimedAtMost::times)
            .orElse(Limits.DEFAULT.maxReclaims()),
        find(Option.AttemptsWithin.class)
            .map(Option.AttemptsWithin::timeout)
            .orElse(AttemptTimeout.NONE));
  }

  public Namespace namespace() {
    return find(Option.InNamespace.class)
        .map(Option.InNamespace::namespace)
        .orElse(Namespace.DEFAULT);
  }

  public Tags tags() {
    return find(Option.Tagged.class).map(Option.Tagged::tags).orElse(Tags.NONE);
  }

  public InstanceTag instanceTag() {
    return find(Option.WithInstanceTag.class)
        .map(Option.WithInstanceTag::tag)
        .orElse(InstanceTag.NONE);
  }

  public Optional<IdempotencyKey> findKey() {
    return find(Option.Keyed.class).map(Option.Keyed::key);
  }

  public Optional<LeaseHandle> findParent() {
    return find(Option.ChildOf.class).map(Option.ChildOf::parent);
  }

  private <T extends Option> Optional<T> find(Class<T> sort) {
    return Optional.ofNullable(sort.cast(options.get(sort)));
  }
}
