-- Executions that ended well in their first attempt, as the views tell it; each view by itself,
-- because their ids are texts that no index knows.
SELECT least(
  (SELECT count(*)
     FROM weft_inspect.execution
    WHERE phase = 'terminal' AND outcome = 'success' AND public_state = 'completed'
      AND terminal_at IS NOT NULL AND attempt_index = 0),
  (SELECT count(*)
     FROM weft_inspect.attempt
    WHERE attempt_index = 0 AND outcome = 'success' AND ended_at IS NOT NULL))
