WITH given AS (
  SELECT g.partition_key, g.id, g.attempt, g.lease_id, g.epoch, g.result
  FROM unnest(?::smallint[], ?::uuid[], ?::integer[], ?::uuid[], ?::bigint[], ?::bytea[])
    AS g (partition_key, id, attempt, lease_id, epoch, result)
), ended AS (
  DELETE FROM hand.execution e USING given g
  WHERE e.partition_key = g.partition_key
    AND e.id = g.id
    AND e.attempt = g.attempt
    AND e.lease_id = g.lease_id
    AND e.epoch = g.epoch
    AND e.lease_until > (SELECT hand.now_ms())
  RETURNING e.partition_key, e.id, e.generation, e.attempt, e.epoch, e.lease_id, e.worker,
            e.started_at, g.result
), fact AS (
  INSERT INTO hand.attempt (partition_key, id, generation, attempt, epoch, lease_id, worker,
                            started_at, ended_at, outcome)
  SELECT d.partition_key, d.id, d.generation, d.attempt, d.epoch, d.lease_id, d.worker,
         d.started_at, n.now, 1
  FROM (SELECT hand.now_ms() AS now) n, ended d
), kept AS (
  INSERT INTO hand.result (partition_key, id, generation, result)
  SELECT d.partition_key, d.id, d.generation, d.result FROM ended d WHERE d.result IS NOT NULL
)
SELECT d.partition_key, d.id FROM ended d
