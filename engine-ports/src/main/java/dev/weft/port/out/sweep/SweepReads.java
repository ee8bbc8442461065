package dev.weft.port.out.sweep;

import dev.weft.domain.execution.ExecutionId;
import java.util.List;

/**
 * Finds what is overdue on the store's clock, the longest overdue first.
 *
 * <p>Nothing is locked: what is found may have moved on by the time it is locked, so who acts on it
 * decides again.
 */
public interface SweepReads {

  /** Active executions whose lease has ended. */
  List<ExecutionId> listExpiredLeases(int max);

  /** Active executions whose attempt runs for longer than its timeout. */
  List<ExecutionId> listOverdueAttempts(int max);

  /** Executions in any phase but the last whose deadline has passed. */
  List<ExecutionId> listPassedDeadlines(int max);
}
