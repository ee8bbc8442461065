package dev.weft.domain.submission;

import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.PublicState;
import java.time.Instant;

/**
 * One execution as people read it: what was asked, where it stands, what it answered.
 *
 * @param started when its latest attempt began, or {@link Instant#MAX} before the first
 * @param resultSize bytes of its result, 0 without one; {@code resultType} is then empty
 */
public record ExecutionView(
    Execution execution,
    Submission submission,
    Membership membership,
    PublicState state,
    Instant createdAt,
    Instant started,
    String resultType,
    long resultSize) {}
