package dev.weft.adapter.postgres.execution;

import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.port.out.execution.ExecutionReads;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads for people.
 *
 * <p>The live row is read before the completions: an execution that ends in between is then seen
 * ended, never missing.
 */
public record PostgresExecutionReads(ExecutionReadMapper mapper) implements ExecutionReads {

  @Override
  public Optional<ExecutionView> find(ExecutionId id) {
    return Optional.ofNullable(mapper.findDescription(partition(id), id.value()))
        .map(description -> view(id, description));
  }

  @Override
  public Optional<Content> findResult(ExecutionId id) {
    return Optional.ofNullable(mapper.findResult(partition(id), id.value()))
        .map(ResultRow::toDomain);
  }

  @Override
  public List<AttemptView> listAttempts(ExecutionId id) {
    List<LiveRow> live = mapper.findLive(partition(id), id.value());
    return attempts(id, live, mapper.listCompletions(partition(id), id.value()));
  }

  private ExecutionView view(ExecutionId id, DescriptionRow description) {
    List<LiveRow> live = mapper.findLive(partition(id), id.value());
    List<CompletionRow> completions = mapper.listCompletions(partition(id), id.value());
    Execution execution =
        live.isEmpty() ? completions.getLast().toDomain() : live.getFirst().toDomain();
    Instant now = live.isEmpty() ? Instant.MAX : Instant.ofEpochMilli(live.getFirst().now());
    Optional<Content> result = findResult(id);
    return new ExecutionView(
        execution,
        description.toDomain(),
        description.membership(),
        PublicState.of(execution, now),
        Instant.ofEpochMilli(description.createdAt()),
        started(attempts(id, live, completions)),
        result.map(content -> content.type().value()).orElse(""),
        result.map(content -> content.bytes().size()).orElse(0));
  }

  private List<AttemptView> attempts(
      ExecutionId id, List<LiveRow> live, List<CompletionRow> completions) {
    Stream<AttemptView.Ended> ended =
        Stream.concat(
                mapper.listAttempts(partition(id), id.value()).stream().map(AttemptRow::toDomain),
                completions.stream()
                    .map(CompletionRow::lastAttempt)
                    .filter(PastAttempt.Ended.class::isInstance)
                    .map(past -> ((PastAttempt.Ended) past).end()))
            .map(AttemptView.Ended::new);
    List<AttemptView> attempts =
        new ArrayList<>(
            ended.sorted(Comparator.comparing(attempt -> attempt.end().index())).toList());
    live.stream()
        .map(LiveRow::toDomain)
        .filter(Execution.Active.class::isInstance)
        .map(active -> running((Execution.Active) active))
        .forEach(attempts::add);
    return List.copyOf(attempts);
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

  private static Instant started(List<AttemptView> attempts) {
    if (attempts.isEmpty()) {
      return Instant.MAX;
    }
    return switch (attempts.getLast()) {
      case AttemptView.Running running -> running.startedAt();
      case AttemptView.Ended ended -> ended.end().startedAt();
    };
  }

  private static short partition(ExecutionId id) {
    return (short) id.partition().number();
  }
}
