INSERT INTO hand.frame (
    partition_key, mode, attempt_index, execution_id, ts_ms, seq, position, appended_at, kind,
    payload)
SELECT 7, 0, 0, ?, ?, f.nth - 1, f.nth, ?, 0, f.payload
  FROM unnest(?::bytea[]) WITH ORDINALITY AS f (payload, nth)
