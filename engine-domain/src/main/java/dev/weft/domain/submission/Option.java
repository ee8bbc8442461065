package dev.weft.domain.submission;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.InstanceTag;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.domain.retry.RetryPolicy;
import java.time.Instant;

/**
 * One input a submitter chose to give.
 *
 * <p>What was not given is not here: absent and "the default, said aloud" are different content.
 */
public sealed interface Option {

  record InLane(Lane lane) implements Option {}

  record WithPriority(Priority priority) implements Option {}

  record Requiring(Capabilities capabilities) implements Option {}

  record NotBefore(Instant runAt) implements Option {}

  record Until(Deadline deadline) implements Option {}

  record AttemptsWithin(AttemptTimeout timeout) implements Option {}

  record Retrying(RetryPolicy policy) implements Option {}

  record ReclaimedAtMost(int times) implements Option {}

  record InNamespace(Namespace namespace) implements Option {}

  record Tagged(Tags tags) implements Option {}

  record WithInstanceTag(InstanceTag tag) implements Option {}

  record Keyed(IdempotencyKey key) implements Option {}

  /** A child of the execution the handle names; refused unless that lease is live. */
  record ChildOf(LeaseHandle parent) implements Option {}
}
