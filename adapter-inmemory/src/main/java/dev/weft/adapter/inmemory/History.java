package dev.weft.adapter.inmemory;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.PermanentPortException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is over: attempts that led to another run, and one completion per generation.
 *
 * <p>The attempt that ended a generation is inside its completion, nowhere else. The n-th
 * completion of an execution is that of generation n, so a second one for the same generation has
 * no place (I1).
 */
final class History {

  private final Map<ExecutionId, List<AttemptEnd>> repeated = new HashMap<>();
  private final Map<ExecutionId, List<Completion>> completions = new HashMap<>();

  void add(AttemptEnd end, Journal journal) {
    List<AttemptEnd> ends = repeated.get(end.execution());
    if (ends == null) {
      ends = new ArrayList<>();
      journal.put(repeated, end.execution(), ends);
    }
    ends.add(end);
    journal.did(ends::removeLast);
  }

  void add(Completion completion, Journal journal) {
    ExecutionId id = completion.terminal().id();
    int generation = completion.terminal().standing().generation();
    List<Completion> earlier = journal.put(completions, id, grown(id, completion));
    if ((earlier == null ? 0 : earlier.size()) != generation) {
      throw new PermanentPortException(
          FailureKind.BROKEN, id + ": no place for a completion of generation " + generation, null);
    }
  }

  void remove(ExecutionId id, Journal journal) {
    journal.remove(repeated, id);
    journal.remove(completions, id);
  }

  Optional<Completion> findLatestCompletion(ExecutionId id) {
    List<Completion> all = completions.get(id);
    return all == null ? Optional.empty() : Optional.of(all.getLast());
  }

  Optional<Completion> findLatestSuccess(ExecutionId id) {
    return completions.getOrDefault(id, List.of()).reversed().stream()
        .filter(Completion::succeeded)
        .findFirst();
  }

  PastAttempt pastAttempt(ExecutionId id, int index) {
    if (!repeated.containsKey(id) && !completions.containsKey(id)) {
      return PastAttempt.NOT_ENDED;
    }
    return ends(id)
        .filter(end -> end.index() == index)
        .findFirst()
        .<PastAttempt>map(PastAttempt.Ended::new)
        .orElse(PastAttempt.NOT_ENDED);
  }

  List<AttemptEnd> listEnds(ExecutionId id) {
    return ends(id).sorted(Comparator.comparingInt(AttemptEnd::index)).toList();
  }

  /** Newest first within each of its two sources: who asks mostly asks for the latest. */
  private Stream<AttemptEnd> ends(ExecutionId id) {
    Stream<AttemptEnd> last =
        completions.getOrDefault(id, List.of()).reversed().stream()
            .map(Completion::attempt)
            .filter(PastAttempt.Ended.class::isInstance)
            .map(attempt -> ((PastAttempt.Ended) attempt).end());
    return Stream.concat(last, repeated.getOrDefault(id, List.of()).reversed().stream());
  }

  /** The first generation, that of nearly all, has no earlier ones to look for. */
  private List<Completion> grown(ExecutionId id, Completion completion) {
    if (completion.terminal().standing().generation() == 0) {
      return List.of(completion);
    }
    List<Completion> grown = new ArrayList<>(completions.getOrDefault(id, List.of()));
    grown.add(completion);
    return List.copyOf(grown);
  }
}
