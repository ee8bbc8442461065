WITH now AS MATERIALIZED (SELECT weft.now_ms() AS at),
described AS (
  INSERT INTO weft.execution (
      partition_key, execution_id, kind, lane, lane_given, namespace, namespace_given, created_at,
      content_type, payload)
  SELECT ?::smallint, a.id, 'noop', 'default', false, 'default', false, now.at,
         'application/octet-stream', a.payload
    FROM unnest(?::uuid[], ?::bytea[]) AS a (id, payload), now
  RETURNING partition_key, execution_id, created_at
)
INSERT INTO weft.live (
    partition_key, execution_id, phase, priority, origin, cause, run_at, epoch, generation,
    next_attempt, retries, reclaims, lane, kind)
SELECT partition_key, execution_id, 1, 0, 0, 0, created_at, 0, 0, 0, 0, 0, 'default', 'noop'
  FROM described
