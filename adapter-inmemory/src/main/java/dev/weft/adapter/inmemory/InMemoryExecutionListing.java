package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.submission.ExecutionFilter;
import dev.weft.domain.submission.ExecutionSummary;
import dev.weft.domain.submission.ListingCursor;
import dev.weft.domain.submission.Submission;
import dev.weft.port.out.execution.ExecutionListing;
import java.time.Instant;
import java.util.List;

/** Lists by sorting ids: fine for the size an engine in memory has. */
record InMemoryExecutionListing(EngineState state, StoreClock clock) implements ExecutionListing {

  @Override
  public List<ExecutionSummary> list(ExecutionFilter filter, ListingCursor cursor, int max) {
    Instant now = clock.now();
    return state.births.keySet().stream()
        .filter(id -> id.compareTo(cursor.after()) > 0)
        .sorted()
        .map(id -> summary(id, now))
        .filter(filter::admits)
        .limit(max)
        .toList();
  }

  private ExecutionSummary summary(ExecutionId id, Instant now) {
    Birth birth = state.births.get(id);
    Submission submission = birth.submission();
    Execution execution = state.find(id).orElseThrow();
    return new ExecutionSummary(
        id,
        birth.membership(),
        submission.namespace(),
        submission.lane(),
        submission.kind(),
        PublicState.of(execution, now),
        execution.standing().generation(),
        execution.standing().priority(),
        birth.createdAt());
  }
}
