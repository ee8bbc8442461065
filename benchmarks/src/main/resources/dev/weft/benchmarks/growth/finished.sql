-- Copies of the one execution that the engine finished itself, under ids of their own.
WITH fresh AS MATERIALIZED (SELECT uuidv7() AS id FROM generate_series(1, ?)),
described AS (
  INSERT INTO weft.execution (
      partition_key, execution_id, flow_id, kind, lane, lane_given, namespace, namespace_given,
      priority, capabilities, run_at, deadline_at, attempt_timeout, max_retries, retry_initial,
      retry_multiplier, retry_cap, retry_jitter, max_reclaims, tags, instance_tag_key,
      instance_tag_value, idempotency_key, parent, created_at, content_type, payload)
  SELECT e.partition_key, f.id, e.flow_id, e.kind, e.lane, e.lane_given, e.namespace,
         e.namespace_given, e.priority, e.capabilities, e.run_at, e.deadline_at, e.attempt_timeout,
         e.max_retries, e.retry_initial, e.retry_multiplier, e.retry_cap, e.retry_jitter,
         e.max_reclaims, e.tags, e.instance_tag_key, e.instance_tag_value, e.idempotency_key,
         e.parent, e.created_at, e.content_type, e.payload
    FROM fresh f
   CROSS JOIN (SELECT * FROM weft.execution ORDER BY partition_key, execution_id LIMIT 1) e
)
INSERT INTO weft.completion (
    partition_key, execution_id, generation, ending, priority, attempt_outcome, failure_class,
    origin, occurred_at, epoch, lease_epoch, next_attempt, retries, reclaims, started_at, lease_id,
    flow_id, worker_id, worker_instance_id, deadline_at, reason, ended_by, result_type, result)
SELECT c.partition_key, f.id, c.generation, c.ending, c.priority, c.attempt_outcome,
       c.failure_class, c.origin, c.occurred_at, c.epoch, c.lease_epoch, c.next_attempt, c.retries,
       c.reclaims, c.started_at, c.lease_id, c.flow_id, c.worker_id, c.worker_instance_id,
       c.deadline_at, c.reason, c.ended_by, c.result_type, c.result
  FROM fresh f
 CROSS JOIN (SELECT * FROM weft.completion ORDER BY partition_key, execution_id LIMIT 1) c
