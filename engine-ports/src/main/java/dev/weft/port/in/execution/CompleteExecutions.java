package dev.weft.port.in.execution;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import java.util.List;

/**
 * Ends attempts with success. One transaction for the batch.
 *
 * <p>Fenced: only the holder of the live lease has an effect, anybody else is told why (I15). A
 * repeat answers what the first call answered, also after later attempts (I17), so an unknown
 * outcome is asked again with the same handle. One refused item never hurts its neighbours. Next:
 * {@link DescribeExecution}.
 */
public interface CompleteExecutions {

  /** Answers in the order of the items. */
  List<Settlement> complete(List<Item> items);

  record Item(LeaseHandle handle, Content result) {}
}
