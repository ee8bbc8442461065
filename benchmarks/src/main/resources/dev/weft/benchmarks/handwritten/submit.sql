WITH fresh AS MATERIALIZED (
  SELECT 86::smallint AS partition_key, uuidv7() AS id, hand.now_ms() AS now
  FROM generate_series(1, ?)
), submitted AS (
  INSERT INTO hand.submission (partition_key, id, kind, content_type, submitted_at, payload)
  SELECT partition_key, id, 'noop', 'application/octet-stream', now, ? FROM fresh
)
INSERT INTO hand.execution (partition_key, id, lane, priority, phase, run_at)
SELECT partition_key, id, 'default', 0, 1, now FROM fresh ORDER BY id
