WITH claimed AS (
  UPDATE hand.execution e
  SET phase = 2,
      attempt = e.attempt + 1,
      epoch = e.epoch + 1,
      lease_id = gen_random_uuid(),
      lease_until = n.now + 30000,
      started_at = n.now,
      worker = ?
  FROM (SELECT hand.now_ms() AS now) n
  WHERE e.ctid = ANY (ARRAY(
    SELECT r.ctid FROM hand.execution r
    WHERE r.phase = 1
      AND r.lane = ?
      AND r.run_at <= (SELECT hand.now_ms())
      AND CASE WHEN r.required <@ ?::text[] THEN true ELSE false END
    ORDER BY r.priority DESC, r.run_at, r.id
    LIMIT ?
    FOR UPDATE SKIP LOCKED))
  RETURNING e.partition_key, e.id, e.attempt, e.lease_id, e.epoch
)
SELECT c.partition_key, c.id, c.attempt, c.lease_id, c.epoch, s.kind, s.payload
FROM claimed c,
  LATERAL (SELECT p.kind, p.payload FROM hand.submission p
           WHERE p.partition_key = c.partition_key AND p.id = c.id OFFSET 0) s
