-- A stream is one head and its frames, and a summary once a patch arrived. The head is the lock of
-- its stream: ids are minted under it and it is held to commit, so id order is commit order (I22).

-- Created by the first append, with the lease that wrote it; closed by whoever ends that lease.
-- Changed by every append, in place: no index but the key, room on the page, and the columns that
-- every append changes side by side.
-- close_reason: 0 attempt_success, 1 attempt_failure, 2 attempt_cancelled, 3 attempt_delayed,
-- 4 lease_expired, 5 lease_revoked, 6 expired
CREATE TABLE weft.stream_head (
  partition_key    smallint         NOT NULL CHECK (partition_key BETWEEN 0 AND 255),
  close_reason     smallint         CHECK (close_reason BETWEEN 0 AND 6),
  attempt_index    integer          NOT NULL CHECK (attempt_index >= 0),
  execution_id     uuid             NOT NULL,
  last_ms          bigint           NOT NULL CHECK (last_ms >= 1),
  last_seq         bigint           NOT NULL CHECK (last_seq >= 0),
  position         bigint           NOT NULL CHECK (position >= 1),
  lease_id         uuid             NOT NULL,
  lease_epoch      bigint           NOT NULL,
  summary_version  bigint           NOT NULL DEFAULT 0 CHECK (summary_version BETWEEN 0 AND position),
  retained         bigint           NOT NULL DEFAULT 0 CHECK (retained BETWEEN 0 AND position),
  rate             double precision NOT NULL DEFAULT 0 CHECK (rate >= 0),
  tick             bigint           NOT NULL DEFAULT 0,
  tick_count       bigint           NOT NULL DEFAULT 0 CHECK (tick_count >= 0),
  keep             integer          NOT NULL DEFAULT 0 CHECK (keep >= 0),
  trimmed_ms       bigint           NOT NULL DEFAULT 0,
  trimmed_seq      bigint           NOT NULL DEFAULT 0,
  closed_at        bigint,
  PRIMARY KEY (partition_key, execution_id, attempt_index),
  CONSTRAINT close_is_whole CHECK (num_nulls(closed_at, close_reason) IN (0, 2))
) WITH (
  fillfactor = 50,
  autovacuum_vacuum_scale_factor = 0.01,
  autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_cost_limit = 2000
);

-- mode: 0 durable, 1 summary, 2 best_effort          kind: 0 stdout, 1 stderr, 2 event, 3 blob
-- frame_type is NULL where it is the word of the kind, content_type where it is
-- application/octet-stream. position counts the frames of the stream from 1.
CREATE TABLE weft.frame (
  partition_key    smallint NOT NULL,
  mode             smallint NOT NULL CHECK (mode BETWEEN 0 AND 2),
  attempt_index    integer  NOT NULL,
  execution_id     uuid     NOT NULL,
  ts_ms            bigint   NOT NULL CHECK (ts_ms >= 1),
  seq              bigint   NOT NULL CHECK (seq >= 0),
  position         bigint   NOT NULL CHECK (position >= 1),
  appended_at      bigint   NOT NULL,
  client_seq       bigint   CHECK (client_seq >= 0),
  summary_version  bigint   CHECK (summary_version >= 1),
  kind             smallint NOT NULL CHECK (kind BETWEEN 0 AND 3),
  frame_type       text,
  content_type     text,
  correlation_id   text,
  payload          bytea    NOT NULL CHECK (octet_length(payload) <= 65536),
  PRIMARY KEY (partition_key, execution_id, attempt_index, ts_ms, seq),
  CONSTRAINT only_a_patch_makes_a_version CHECK ((mode = 1) = (summary_version IS NOT NULL))
) WITH (
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_cost_limit = 2000
);
-- Frames are opaque bytes of any entropy: compressing them costs more than it saves.
ALTER TABLE weft.frame ALTER COLUMN payload SET STORAGE EXTERNAL;
-- A number is taken while its frame lives (I25).
CREATE UNIQUE INDEX frame_client_seq
  ON weft.frame (partition_key, execution_id, attempt_index, client_seq)
  WHERE client_seq IS NOT NULL;
-- Serves trimOldest: the oldest best-effort frames, whatever lies between them.
CREATE INDEX frame_best_effort
  ON weft.frame (partition_key, execution_id, attempt_index, ts_ms, seq) WHERE mode = 2;

-- The document is text: byte for byte what the engine wrote.
CREATE TABLE weft.summary (
  partition_key     smallint NOT NULL,
  attempt_index     integer  NOT NULL,
  execution_id      uuid     NOT NULL,
  version           bigint   NOT NULL CHECK (version >= 1),
  first_applied_at  bigint   NOT NULL,
  last_updated_at   bigint   NOT NULL,
  document          text     NOT NULL,
  PRIMARY KEY (partition_key, execution_id, attempt_index)
) WITH (
  fillfactor = 50,
  autovacuum_vacuum_scale_factor = 0.01,
  autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_cost_limit = 2000
);

CREATE VIEW weft_inspect.stream AS
SELECT weft_inspect.execution_id(partition_key, execution_id) AS execution_id,
       attempt_index,
       position AS frame_count,
       retained AS retained_best_effort,
       rate AS rate_hz,
       keep,
       weft_inspect.at(closed_at) AS closed_at,
       (ARRAY['attempt_success', 'attempt_failure', 'attempt_cancelled', 'attempt_delayed',
              'lease_expired', 'lease_revoked', 'expired'])[close_reason + 1] AS close_reason
  FROM weft.stream_head;

-- An attempt is the life of one lease, so the epoch of a frame is that of its stream.
CREATE VIEW weft_inspect.frame AS
SELECT weft_inspect.execution_id(f.partition_key, f.execution_id) AS execution_id,
       f.attempt_index,
       f.position,
       f.ts_ms,
       f.seq,
       (ARRAY['durable', 'summary', 'best_effort'])[f.mode + 1] AS mode,
       (ARRAY['stdout', 'stderr', 'event', 'blob'])[f.kind + 1] AS kind,
       coalesce(f.frame_type, (ARRAY['stdout', 'stderr', 'event', 'blob'])[f.kind + 1])
         AS frame_type,
       octet_length(f.payload) AS size,
       h.lease_epoch,
       weft_inspect.at(f.appended_at) AS appended_at
  FROM weft.frame f
  JOIN weft.stream_head h USING (partition_key, execution_id, attempt_index);

CREATE VIEW weft_inspect.summary AS
SELECT weft_inspect.execution_id(partition_key, execution_id) AS execution_id,
       attempt_index,
       version,
       document,
       weft_inspect.at(first_applied_at) AS first_applied_at,
       weft_inspect.at(last_updated_at) AS last_updated_at
  FROM weft.summary;

-- Where weft_runtime or weft_reader came into being after V004, nothing was granted by default.
DO $roles$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'weft_runtime') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON weft.stream_head, weft.frame, weft.summary
      TO weft_runtime;
    GRANT SELECT ON weft_inspect.stream, weft_inspect.frame, weft_inspect.summary TO weft_runtime;
  END IF;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'weft_reader') THEN
    GRANT SELECT ON weft_inspect.stream, weft_inspect.frame, weft_inspect.summary TO weft_reader;
  END IF;
END
$roles$;
