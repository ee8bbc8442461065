-- Executions that ended well in their first attempt, as the views tell it.
SELECT count(*)
  FROM weft_inspect.execution e
  JOIN weft_inspect.attempt a USING (execution_id)
 WHERE e.phase = 'terminal' AND e.outcome = 'success' AND e.public_state = 'completed'
   AND e.terminal_at IS NOT NULL AND e.attempt_index = 0 AND a.attempt_index = 0
   AND a.outcome = 'success' AND a.ended_at = e.terminal_at
