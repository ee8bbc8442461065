package dev.weft.adapter.inmemory;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.port.out.execution.ExecutionReads;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads straight from the maps: every row is immutable, so it is a copy by itself. */
final class InMemoryExecutionReads implements ExecutionReads {

  private final EngineState state;
  private final StoreClock clock;

  InMemoryExecutionReads(EngineState state, StoreClock clock) {
    this.state = state;
    this.clock = clock;
  }

  @Override
  public Optional<ExecutionView> find(ExecutionId id) {
    return state.find(id).map(this::view);
  }

  private ExecutionView view(Execution execution) {
    Birth birth = state.births.get(execution.id());
    Optional<Content> result = findResult(execution.id());
    return new ExecutionView(
        execution,
        birth.submission(),
        birth.membership(),
        PublicState.of(execution, clock.now()),
        birth.createdAt(),
        started(execution),
        result.map(content -> content.type().value()).orElse(""),
        result.map(content -> content.bytes().size()).orElse(0));
  }

  private Instant started(Execution execution) {
    if (execution instanceof Execution.Active active) {
      return active.startedAt();
    }
    List<AttemptEnd> ends = state.history.listEnds(execution.id());
    return ends.isEmpty() ? Instant.MAX : ends.getLast().startedAt();
  }

  @Override
  public Optional<Content> findResult(ExecutionId id) {
    return state.history.findLatestSuccess(id).map(Completion::result);
  }

  @Override
  public List<AttemptView> listAttempts(ExecutionId id) {
    Stream<AttemptView> ended = state.history.listEnds(id).stream().map(AttemptView.Ended::new);
    return Stream.concat(ended, running(id).stream()).toList();
  }

  private Optional<AttemptView> running(ExecutionId id) {
    return state.live.get(id) instanceof Execution.Active active
        ? Optional.of(running(active))
        : Optional.empty();
  }

  private static AttemptView running(Execution.Active active) {
    return new AttemptView.Running(
        active.id(),
        active.attempt(),
        active.standing().generation(),
        active.standing().epoch(),
        active.origin(),
        active.lease().worker(),
        active.startedAt(),
        active.lease().expiresAt());
  }
}
