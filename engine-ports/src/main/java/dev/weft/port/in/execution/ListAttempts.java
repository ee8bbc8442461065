package dev.weft.port.in.execution;

import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.execution.ExecutionId;
import java.util.List;

/** Lists every attempt of an execution by index, through all generations; empty when unknown. */
public interface ListAttempts {

  List<AttemptView> list(ExecutionId id);
}
