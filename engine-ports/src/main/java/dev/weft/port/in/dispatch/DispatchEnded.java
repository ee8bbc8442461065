package dev.weft.port.in.dispatch;

import dev.weft.domain.execution.ExecutionId;
import java.util.List;

/**
 * Carries the completions of executions that just ended over their edges: the fast path. One
 * transaction per 500 edges.
 *
 * <p>What it cannot do, because a flow is busy or anything fails, is left to {@link
 * DispatchCompletions}; correctness never depends on it. Executions without a pending completion
 * are passed over.
 */
public interface DispatchEnded {

  DispatchReport dispatch(List<ExecutionId> ended);
}
