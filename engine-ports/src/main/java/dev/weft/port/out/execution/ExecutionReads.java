package dev.weft.port.out.execution;

import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.submission.ExecutionView;
import java.util.List;
import java.util.Optional;

/** Reads for people and tests. Nothing is locked; what is answered is a copy. */
public interface ExecutionReads {

  Optional<ExecutionView> find(ExecutionId id);

  /** The result of the latest generation that succeeded; empty when there is none. */
  Optional<Content> findResult(ExecutionId id);

  /** All attempts of all generations by index, the running one last; empty for an unknown id. */
  List<AttemptView> listAttempts(ExecutionId id);
}
