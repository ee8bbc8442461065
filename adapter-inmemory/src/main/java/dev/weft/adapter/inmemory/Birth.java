package dev.weft.adapter.inmemory;

import dev.weft.domain.claim.Routing;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.submission.Submission;
import java.time.Instant;

/** What is known of an execution from its first moment and never changes. */
record Birth(Submission submission, Membership membership, Routing routing, Instant createdAt) {

  Namespace namespace() {
    return submission.namespace();
  }
}
