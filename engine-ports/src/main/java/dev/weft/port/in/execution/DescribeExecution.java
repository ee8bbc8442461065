package dev.weft.port.in.execution;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.submission.ExecutionView;
import java.util.Optional;

/** Tells everything about one execution, empty when it is unknown. Next: {@link ReadResult}. */
public interface DescribeExecution {

  Optional<ExecutionView> describe(ExecutionId id);
}
