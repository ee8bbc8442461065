CREATE SCHEMA hand;

CREATE FUNCTION hand.now_ms() RETURNS bigint LANGUAGE sql VOLATILE
  RETURN (extract(epoch FROM clock_timestamp()) * 1000)::bigint;

-- The hot row: exists only while the execution is not finished.
CREATE TABLE hand.execution (
  partition_key smallint NOT NULL CHECK (partition_key BETWEEN 0 AND 255),
  id            uuid     NOT NULL,
  lane          text     NOT NULL,
  priority      smallint NOT NULL CHECK (priority BETWEEN 0 AND 9000),
  phase         smallint NOT NULL CHECK (phase IN (1, 2)),
  run_at        bigint   NOT NULL,
  required      text[]   NOT NULL DEFAULT '{}',
  generation    integer  NOT NULL DEFAULT 0,
  attempt       integer  NOT NULL DEFAULT -1,
  epoch         bigint   NOT NULL DEFAULT 0,
  retries       integer  NOT NULL DEFAULT 0,
  reclaims      integer  NOT NULL DEFAULT 0,
  lease_id      uuid,
  lease_until   bigint,
  started_at    bigint,
  worker        text,
  PRIMARY KEY (partition_key, id),
  CHECK ((phase = 2) = (lease_id IS NOT NULL)),
  CHECK ((phase = 2) = (lease_until IS NOT NULL))
) WITH (fillfactor = 70);

CREATE INDEX execution_ready ON hand.execution (lane, priority DESC, run_at, id) WHERE phase = 1;
CREATE INDEX execution_leased ON hand.execution (lease_until) WHERE phase = 2;

-- What was submitted: written once, read by the claim.
CREATE TABLE hand.submission (
  partition_key smallint NOT NULL,
  id            uuid     NOT NULL,
  kind          text     NOT NULL,
  content_type  text     NOT NULL,
  submitted_at  bigint   NOT NULL,
  payload       bytea    NOT NULL,
  PRIMARY KEY (partition_key, id)
);

-- The fact: the end of an attempt and, where outcome is set, the completion of its generation.
CREATE TABLE hand.attempt (
  partition_key smallint NOT NULL,
  id            uuid     NOT NULL,
  generation    integer  NOT NULL,
  attempt       integer  NOT NULL,
  epoch         bigint   NOT NULL,
  lease_id      uuid     NOT NULL,
  worker        text     NOT NULL,
  started_at    bigint   NOT NULL,
  ended_at      bigint   NOT NULL,
  outcome       smallint,
  PRIMARY KEY (partition_key, id, generation, attempt)
);

CREATE TABLE hand.result (
  partition_key smallint NOT NULL,
  id            uuid     NOT NULL,
  generation    integer  NOT NULL,
  result        bytea    NOT NULL,
  PRIMARY KEY (partition_key, id, generation)
);
