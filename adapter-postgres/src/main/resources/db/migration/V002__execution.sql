-- One execution is at most three rows, because finished work must not slow a claim:
--   execution   what was asked; written once at submit, never updated
--   live        where it stands while it is not finished; narrow, leaves when it ends
--   completion  how a generation ended, and the end of its last attempt, in one row
-- Attempts that did not end the execution are kept in attempt, written once when they end.

CREATE TABLE weft.execution (
  partition_key       smallint NOT NULL CHECK (partition_key BETWEEN 0 AND 255),
  execution_id        uuid     NOT NULL,
  flow_id             uuid,
  kind                text     NOT NULL,
  lane                text     NOT NULL CHECK (octet_length(lane) BETWEEN 1 AND 64),
  lane_given          boolean  NOT NULL,
  namespace           text     NOT NULL,
  namespace_given     boolean  NOT NULL,
  priority            smallint CHECK (priority BETWEEN 0 AND 9000),
  capabilities        text[],
  run_at              bigint,
  deadline_at         bigint,
  attempt_timeout     bigint   CHECK (attempt_timeout > 0),
  max_retries         integer  CHECK (max_retries >= 0),
  retry_initial       bigint,
  retry_multiplier    double precision,
  retry_cap           bigint,
  retry_jitter        double precision,
  max_reclaims        integer  CHECK (max_reclaims >= 0),
  tags                text[],
  instance_tag_key    text,
  instance_tag_value  text,
  idempotency_key     text,
  parent              text,
  created_at          bigint   NOT NULL,
  content_type        text     NOT NULL,
  payload             bytea    NOT NULL,
  PRIMARY KEY (partition_key, execution_id),
  CONSTRAINT retry_policy_is_whole CHECK (
    num_nulls(max_retries, retry_initial, retry_multiplier, retry_cap, retry_jitter) IN (0, 5)),
  CONSTRAINT instance_tag_is_whole CHECK (num_nulls(instance_tag_key, instance_tag_value) IN (0, 2))
);
-- Payloads are opaque bytes of any entropy: compressing them costs more than it saves.
ALTER TABLE weft.execution ALTER COLUMN payload SET STORAGE EXTERNAL;

-- phase:  0 blocked, 1 runnable, 2 active, 3 suspended (terminal is the absence of a live row)
-- origin: 0 fresh, 1 retry, 2 reclaimed, 3 resumed, 4 replay     cause: 0 schedule, 1 delay, 2 quota
-- Limits are NULL where the submitter gave none.
CREATE TABLE weft.live (
  partition_key       smallint NOT NULL,
  execution_id        uuid     NOT NULL,
  phase               smallint NOT NULL CHECK (phase BETWEEN 0 AND 3),
  priority            smallint NOT NULL CHECK (priority BETWEEN 0 AND 9000),
  origin              smallint NOT NULL CHECK (origin BETWEEN 0 AND 4),
  cause               smallint NOT NULL CHECK (cause BETWEEN 0 AND 2),
  run_at              bigint   NOT NULL,
  epoch               bigint   NOT NULL CHECK (epoch >= 0),
  generation          integer  NOT NULL CHECK (generation >= 0),
  next_attempt        integer  NOT NULL CHECK (next_attempt >= 0),
  retries             integer  NOT NULL CHECK (retries >= 0),
  reclaims            integer  NOT NULL CHECK (reclaims >= 0),
  lane                text     NOT NULL,
  kind                text     NOT NULL,
  capabilities        text[],
  flow_id             uuid,
  lease_id            uuid,
  lease_until         bigint,
  started_at          bigint,
  worker_id           text,
  worker_instance_id  text,
  deadline_at         bigint,
  attempt_timeout     bigint,
  max_retries         integer,
  retry_initial       bigint,
  retry_multiplier    double precision,
  retry_cap           bigint,
  retry_jitter        double precision,
  max_reclaims        integer,
  PRIMARY KEY (partition_key, execution_id),
  -- Only an active execution has a lease, and it has all of it (I14).
  CONSTRAINT leased_iff_active CHECK (
    num_nulls(lease_id, lease_until, started_at, worker_id, worker_instance_id)
      = CASE WHEN phase = 2 THEN 0 ELSE 5 END)
) WITH (
  fillfactor = 80,
  autovacuum_vacuum_scale_factor = 0.01,
  autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_cost_limit = 2000
);
-- Serves claimRunnable: its order is the order of claims.
CREATE INDEX live_claimable
  ON weft.live (lane, priority DESC, run_at, partition_key, execution_id) WHERE phase = 1;
CREATE INDEX live_leased ON weft.live (lease_until) WHERE phase = 2;
CREATE INDEX live_deadline ON weft.live (deadline_at) WHERE deadline_at IS NOT NULL;
CREATE INDEX live_attempt_timeout
  ON weft.live ((started_at + attempt_timeout)) WHERE phase = 2 AND attempt_timeout IS NOT NULL;

-- ending: 0 succeeded, 1 failed, 2 cancelled, 3 skipped, 4 expired at its deadline, 5 expired by
-- attempt timeouts. The primary key is I1: one completion per execution and generation.
CREATE TABLE weft.completion (
  partition_key       smallint NOT NULL,
  execution_id        uuid     NOT NULL,
  generation          integer  NOT NULL,
  ending              smallint NOT NULL CHECK (ending BETWEEN 0 AND 5),
  priority            smallint NOT NULL,
  attempt_outcome     smallint CHECK (attempt_outcome BETWEEN 0 AND 7),
  failure_class       smallint CHECK (failure_class BETWEEN 0 AND 4),
  origin              smallint,
  occurred_at         bigint   NOT NULL,
  epoch               bigint   NOT NULL,
  lease_epoch         bigint   NOT NULL,
  next_attempt        integer  NOT NULL,
  retries             integer  NOT NULL,
  reclaims            integer  NOT NULL,
  started_at          bigint,
  lease_id            uuid,
  flow_id             uuid,
  worker_id           text,
  worker_instance_id  text,
  deadline_at         bigint,
  reason              text,
  ended_by            text,
  result_type         text,
  result              bytea,
  PRIMARY KEY (partition_key, execution_id, generation),
  CONSTRAINT attempt_is_whole CHECK (
    num_nulls(attempt_outcome, origin, started_at, lease_id, worker_id, worker_instance_id)
      IN (0, 6)),
  CONSTRAINT only_success_has_a_result CHECK (ending = 0 OR num_nonnulls(result_type, result) = 0)
) WITH (fillfactor = 100);
ALTER TABLE weft.completion ALTER COLUMN result SET STORAGE EXTERNAL;

-- outcome: 0 succeeded, 1 failed, 2 delayed, 3 lease expired, 4 revoked, 5 cancelled, 6 timed out,
-- 7 deadline passed. Here only attempts after which the execution ran again.
CREATE TABLE weft.attempt (
  partition_key       smallint NOT NULL,
  execution_id        uuid     NOT NULL,
  attempt_index       integer  NOT NULL CHECK (attempt_index >= 0),
  generation          integer  NOT NULL,
  lease_epoch         bigint   NOT NULL,
  lease_id            uuid     NOT NULL,
  origin              smallint NOT NULL,
  outcome             smallint NOT NULL CHECK (outcome BETWEEN 0 AND 7),
  failure_class       smallint CHECK (failure_class BETWEEN 0 AND 4),
  cause               smallint CHECK (cause BETWEEN 0 AND 2),
  started_at          bigint   NOT NULL,
  ended_at            bigint   NOT NULL,
  run_again_at        bigint   NOT NULL,
  worker_id           text     NOT NULL,
  worker_instance_id  text     NOT NULL,
  reason              text,
  ended_by            text,
  PRIMARY KEY (partition_key, execution_id, attempt_index)
);

-- Keys have their own table, so that they may outlive what they named.
CREATE TABLE weft.idempotency (
  namespace      text     COLLATE "C" NOT NULL,
  key            text     COLLATE "C" NOT NULL,
  content        bytea    NOT NULL,
  partition_key  smallint NOT NULL,
  execution_id   uuid     NOT NULL,
  created_at     bigint   NOT NULL,
  PRIMARY KEY (namespace, key)
);
