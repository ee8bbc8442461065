-- Stable views for people and checkers: ids as text, times as timestamptz, states in words.

CREATE VIEW weft_inspect.execution AS
WITH latest AS (
  SELECT DISTINCT ON (partition_key, execution_id) *
    FROM weft.completion ORDER BY partition_key, execution_id, generation DESC
)
SELECT weft_inspect.execution_id(e.partition_key, e.execution_id) AS execution_id,
       e.partition_key::integer AS partition,
       e.flow_id::text AS flow_id,
       e.namespace,
       CASE WHEN e.instance_tag_key IS NULL THEN NULL
            ELSE e.instance_tag_key || '=' || e.instance_tag_value END AS instance_tag,
       e.lane,
       e.kind,
       CASE WHEN l.phase IS NULL THEN 'terminal'
            ELSE (ARRAY['blocked', 'runnable', 'active', 'suspended'])[l.phase + 1] END AS phase,
       CASE WHEN l.phase IS NULL
            THEN (ARRAY['success', 'failed', 'cancelled', 'skipped', 'expired', 'expired'])[c.ending + 1]
            END AS outcome,
       CASE WHEN l.phase IS NULL
            THEN (ARRAY['completed', 'failed', 'cancelled', 'skipped', 'expired', 'expired'])[c.ending + 1]
            WHEN l.phase = 0 THEN 'waiting_children'
            WHEN l.phase = 2 THEN 'active'
            WHEN l.phase = 3 THEN 'suspended'
            WHEN l.run_at <= (SELECT weft.now_ms()) THEN 'waiting'
            WHEN l.cause = 2 THEN 'rate_limited'
            ELSE 'delayed' END AS public_state,
       coalesce(l.generation, c.generation) AS generation,
       nullif(coalesce(l.next_attempt, c.next_attempt), 0) - 1 AS attempt_index,
       coalesce(l.epoch, c.epoch) AS lease_epoch,
       coalesce(l.priority, c.priority)::integer AS priority,
       weft_inspect.at(coalesce(l.run_at, e.run_at, e.created_at)) AS run_at,
       weft_inspect.at(CASE WHEN l.phase IS NULL THEN c.deadline_at ELSE l.deadline_at END)
         AS deadline_at,
       weft_inspect.at(e.created_at) AS created_at,
       weft_inspect.at(coalesce(l.started_at, a.started_at)) AS started_at,
       weft_inspect.at(CASE WHEN l.phase IS NULL THEN c.occurred_at END) AS terminal_at,
       coalesce(l.retries, c.retries) AS retries_used,
       coalesce(l.reclaims, c.reclaims) AS reclaims_used,
       CASE WHEN l.phase IS NULL AND c.ending = 2 THEN c.ended_by END AS cancelled_by,
       CASE WHEN l.phase IS NULL AND c.ending = 2 THEN c.reason END AS cancel_reason
  FROM weft.execution e
  LEFT JOIN weft.live l USING (partition_key, execution_id)
  LEFT JOIN latest c USING (partition_key, execution_id)
  LEFT JOIN LATERAL (
         SELECT greatest(
                  (SELECT t.started_at
                     FROM weft.attempt t
                    WHERE t.partition_key = e.partition_key AND t.execution_id = e.execution_id
                    ORDER BY t.attempt_index DESC
                    LIMIT 1),
                  (SELECT max(t.started_at)
                     FROM weft.completion t
                    WHERE t.partition_key = e.partition_key AND t.execution_id = e.execution_id)
                ) AS started_at) a ON true;

CREATE FUNCTION weft_inspect.attempt_outcome(code smallint) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT (ARRAY['success', 'failed', 'delayed', 'lease_expired', 'revoked', 'cancelled',
                    'timed_out', 'deadline_passed'])[code + 1] $$;

CREATE FUNCTION weft_inspect.origin(code smallint) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT (ARRAY['fresh', 'retry', 'reclaimed', 'resumed', 'replay'])[code + 1] $$;

CREATE FUNCTION weft_inspect.failure_class(code smallint) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT (ARRAY['transient', 'infra_crash', 'permanent', 'timeout', 'cancelled'])[code + 1] $$;

CREATE VIEW weft_inspect.attempt AS
SELECT weft_inspect.execution_id(partition_key, execution_id) AS execution_id,
       attempt_index,
       generation,
       lease_epoch,
       weft_inspect.origin(origin) AS origin,
       worker_id,
       worker_instance_id,
       weft_inspect.at(started_at) AS started_at,
       weft_inspect.at(ended_at) AS ended_at,
       weft_inspect.attempt_outcome(outcome) AS outcome,
       weft_inspect.failure_class(failure_class) AS failure_class
  FROM weft.attempt
UNION ALL
SELECT weft_inspect.execution_id(partition_key, execution_id),
       next_attempt - 1,
       generation,
       lease_epoch,
       weft_inspect.origin(origin),
       worker_id,
       worker_instance_id,
       weft_inspect.at(started_at),
       weft_inspect.at(occurred_at),
       weft_inspect.attempt_outcome(attempt_outcome),
       CASE WHEN attempt_outcome = 1 THEN weft_inspect.failure_class(failure_class) END
  FROM weft.completion
 WHERE attempt_outcome IS NOT NULL
UNION ALL
SELECT weft_inspect.execution_id(partition_key, execution_id),
       next_attempt - 1,
       generation,
       epoch,
       weft_inspect.origin(origin),
       worker_id,
       worker_instance_id,
       weft_inspect.at(started_at),
       NULL,
       NULL,
       NULL
  FROM weft.live
 WHERE phase = 2;

CREATE VIEW weft_inspect.lease AS
SELECT weft_inspect.execution_id(partition_key, execution_id) AS execution_id,
       lease_id::text AS lease_id,
       epoch AS lease_epoch,
       worker_id,
       worker_instance_id,
       weft_inspect.at(lease_until) AS expires_at
  FROM weft.live
 WHERE phase = 2;

-- Completions outside a flow have nothing to dispatch: they are born dispatched.
CREATE VIEW weft_inspect.completion AS
SELECT weft_inspect.execution_id(c.partition_key, c.execution_id) AS execution_id,
       c.generation,
       c.flow_id::text AS flow_id,
       (ARRAY['success', 'failed', 'cancelled', 'skipped', 'expired', 'expired'])[c.ending + 1]
         AS outcome,
       e.namespace,
       CASE WHEN e.instance_tag_key IS NULL THEN NULL
            ELSE e.instance_tag_key || '=' || e.instance_tag_value END AS instance_tag,
       weft_inspect.at(c.occurred_at) AS occurred_at,
       weft_inspect.at(CASE WHEN c.flow_id IS NULL THEN c.occurred_at END) AS dispatched_at
  FROM weft.completion c
  JOIN weft.execution e USING (partition_key, execution_id);
