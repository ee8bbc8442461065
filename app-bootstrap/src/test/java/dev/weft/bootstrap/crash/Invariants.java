package dev.weft.bootstrap.crash;

import java.util.List;

/** Checks over the inspection views; each finds no row as long as its invariant holds. */
public final class Invariants {

  /** Terminal exactly when one completion of its generation exists (I1). */
  private static final String ONE_COMPLETION =
      """
      SELECT e.execution_id, e.phase, count(c.generation)
        FROM weft_inspect.execution e
        LEFT JOIN weft_inspect.completion c
          ON c.execution_id = e.execution_id AND c.generation = e.generation
       GROUP BY e.execution_id, e.phase
      HAVING count(c.generation) <> CASE WHEN e.phase = 'terminal' THEN 1 ELSE 0 END
      """;

  /** No execution succeeded in two attempts. */
  private static final String ONE_SUCCESS =
      """
      SELECT execution_id FROM weft_inspect.attempt WHERE outcome = 'success'
       GROUP BY execution_id HAVING count(*) > 1
      """;

  /** Each lease has an epoch above the one before (I14). */
  private static final String RISING_EPOCHS =
      """
      SELECT *
        FROM (SELECT execution_id, lease_epoch, attempt_index,
                     lag(lease_epoch) OVER life AS before, lag(attempt_index) OVER life AS previous
                FROM weft_inspect.attempt
              WINDOW life AS (PARTITION BY execution_id ORDER BY attempt_index)) a
       WHERE lease_epoch <= before OR attempt_index <> previous + 1
      """;

  public static final List<String> CHECKS = List.of(ONE_COMPLETION, ONE_SUCCESS, RISING_EPOCHS);

  private Invariants() {}
}
