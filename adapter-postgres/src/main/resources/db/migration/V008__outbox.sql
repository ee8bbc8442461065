-- Facts on their way out of the house. A message is two rows: outbox says where it stands and is
-- rewritten by every claim and verdict, outbox_body holds what never changes, so that moving a
-- message costs no bytes of its payload. An endpoint is two rows for the same reason: what people
-- asked of it is read by every completion, its health is rewritten by every verdict.
-- Messages point at endpoints without a foreign key: enqueueing must not lock the endpoint.

-- Empty arrays want everything. The kinds are those of EndedExecution.
CREATE TABLE weft.endpoint (
  endpoint_id        uuid     PRIMARY KEY,
  url                text     NOT NULL CHECK (length(url) BETWEEN 1 AND 2048),
  max_batch          integer  NOT NULL CHECK (max_batch BETWEEN 1 AND 1000),
  kinds              text[]   COLLATE "C" NOT NULL,
  namespaces         text[]   COLLATE "C" NOT NULL,
  secret_ref         text     NOT NULL CHECK (length(secret_ref) BETWEEN 1 AND 200),
  ladder_first_step  smallint NOT NULL CHECK (ladder_first_step BETWEEN 0 AND 1),
  ladder             bigint[] NOT NULL CHECK (cardinality(ladder) BETWEEN 1 AND 32),
  enabled            boolean  NOT NULL,
  wants_ends         boolean  NOT NULL GENERATED ALWAYS AS (
    cardinality(kinds) = 0
      OR kinds && ARRAY['execution.completed', 'execution.failed', 'execution.cancelled',
                        'execution.skipped', 'execution.expired']) STORED
);
-- Every completion asks whether this index is empty; that is all it pays when nobody subscribed.
CREATE INDEX endpoint_wants_ends ON weft.endpoint (endpoint_id) WHERE wants_ends;

-- Times are 0 where the thing never happened. probe_at is set while credentials are refused.
CREATE TABLE weft.endpoint_health (
  endpoint_id    uuid    PRIMARY KEY REFERENCES weft.endpoint ON DELETE CASCADE,
  paused_until   bigint  NOT NULL,
  failures       integer NOT NULL CHECK (failures >= 0),
  breaker_delay  bigint  CHECK (breaker_delay BETWEEN 0 AND 600000),
  breaker_until  bigint,
  probe_at       bigint,
  last_accepted  bigint  NOT NULL,
  -- Closed below the third failure; open, with a delay and an end, from then on.
  CONSTRAINT breaker_is_whole CHECK (num_nulls(breaker_delay, breaker_until) IN (0, 2)),
  CONSTRAINT closed_below_three CHECK (breaker_until IS NOT NULL OR failures < 3)
) WITH (
  fillfactor = 20,
  autovacuum_vacuum_threshold = 200,
  autovacuum_vacuum_scale_factor = 0
);

-- state:  0 pending, 1 sending, 2 sent, 3 parked, 4 abandoned
-- reason: 0 permanent, 1 undecodable, 2 aged out, 3 aged out rate-limited, 4 poison,
--         5 endpoint deleted
-- What never changes stands in front, so that an update logs the end of the row only.
CREATE TABLE weft.outbox (
  message_id        uuid     PRIMARY KEY,
  endpoint_id       uuid     NOT NULL,
  created_at        bigint   NOT NULL,
  age_from          bigint   NOT NULL,
  kind              text     NOT NULL,
  ordering_key      text     COLLATE "C" CHECK (length(ordering_key) BETWEEN 1 AND 200),
  state             smallint NOT NULL CHECK (state BETWEEN 0 AND 4),
  reason            smallint CHECK (reason BETWEEN 0 AND 5),
  retries           integer  NOT NULL DEFAULT 0 CHECK (retries >= 0),
  claims            integer  NOT NULL DEFAULT 0 CHECK (claims >= 0),
  refusals          integer  NOT NULL DEFAULT 0 CHECK (refusals >= 0),
  losses            integer  NOT NULL DEFAULT 0,
  losses_alone      integer  NOT NULL DEFAULT 0 CHECK (losses_alone BETWEEN 0 AND losses),
  due_at            bigint,
  lease_until       bigint,
  sent_at           bigint,
  first_refused_at  bigint,
  claim_token       uuid,
  alone             boolean,
  last_error        text     CHECK (length(last_error) <= 2048),
  CONSTRAINT due_iff_pending CHECK ((due_at IS NOT NULL) = (state = 0)),
  -- Only a message being sent has a claim, and it has all of it (I34).
  CONSTRAINT claimed_iff_sending CHECK (
    num_nulls(claim_token, lease_until, alone) = CASE WHEN state = 1 THEN 0 ELSE 3 END),
  CONSTRAINT sent_iff_sent CHECK ((sent_at IS NOT NULL) = (state = 2)),
  CONSTRAINT reason_iff_abandoned CHECK ((reason IS NOT NULL) = (state = 4)),
  CONSTRAINT refused_first_or_never CHECK ((first_refused_at IS NOT NULL) = (refusals > 0))
) WITH (
  fillfactor = 70,
  autovacuum_vacuum_scale_factor = 0.01,
  autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_cost_limit = 2000
);
-- Serve claimDue: in the order of claims, with the due time in it so that rows that are not due yet
-- are passed over without being read. A row that lost a lease travels alone and stands apart.
CREATE INDEX outbox_fresh
  ON weft.outbox (endpoint_id, created_at, message_id, due_at) WHERE state = 0 AND losses = 0;
CREATE INDEX outbox_alone
  ON weft.outbox (endpoint_id, created_at, message_id, due_at) WHERE state = 0 AND losses > 0;
-- Serves claimDue for ended leases, and the count of live claims by hopping from claim to claim.
CREATE INDEX outbox_sending ON weft.outbox (endpoint_id, lease_until, claim_token) WHERE state = 1;
CREATE INDEX outbox_parked ON weft.outbox (endpoint_id, created_at, message_id) WHERE state = 3;
-- Serves claimDue: is an earlier message of this key unsettled?
CREATE INDEX outbox_ordered
  ON weft.outbox (endpoint_id, ordering_key, created_at, message_id)
  WHERE ordering_key IS NOT NULL AND state <> 2;
-- Serves the loops: when is an endpoint due next?
CREATE INDEX outbox_due ON weft.outbox (endpoint_id, due_at) WHERE state = 0;
-- Serve drain and retention.
CREATE INDEX outbox_abandoned ON weft.outbox (created_at, message_id) WHERE state = 4;
CREATE INDEX outbox_sent ON weft.outbox (sent_at) WHERE state = 2;

CREATE TABLE weft.outbox_body (
  message_id    uuid  PRIMARY KEY,
  namespace     text  NOT NULL,
  content_type  text  NOT NULL,
  payload       bytea NOT NULL
);
-- Payloads are opaque bytes of any entropy: compressing them costs more than it saves.
ALTER TABLE weft.outbox_body ALTER COLUMN payload SET STORAGE EXTERNAL;

-- One row per try, written once. status is NULL where there was no answer.
-- meaning: 0 accepted, 1 transient, 2 rate_limited, 3 auth_blocked, 4 gone, 5 conflicted,
--          6 too_large, 7 refused
CREATE TABLE weft.outbox_attempt (
  message_id  uuid     NOT NULL,
  try         integer  NOT NULL CHECK (try >= 1),
  status      integer,
  meaning     smallint NOT NULL CHECK (meaning BETWEEN 0 AND 7),
  at          bigint   NOT NULL,
  took        bigint   NOT NULL CHECK (took >= 0),
  snippet     text,
  PRIMARY KEY (message_id, try)
);

-- Keys have their own table, so that they may outlive the messages they named.
CREATE TABLE weft.outbox_dedupe (
  endpoint_id  uuid   NOT NULL,
  key          text   COLLATE "C" NOT NULL,
  message_id   uuid   NOT NULL,
  created_at   bigint NOT NULL,
  PRIMARY KEY (endpoint_id, key)
);
CREATE INDEX outbox_dedupe_age ON weft.outbox_dedupe (created_at);

-- The unsent messages as last counted; callers are held back by it, not by a count of their own.
CREATE TABLE weft.outbox_sample (
  only_row  boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  unsent    bigint  NOT NULL CHECK (unsent >= 0),
  at        bigint  NOT NULL
) WITH (fillfactor = 20);

-- The name of the message of a fact, shaped like a UUIDv7: milliseconds, then digits of the MD5
-- around the version and variant digits. The same as OutboxEvent.idAt.
CREATE FUNCTION weft.event_message_id(at bigint, name text) RETURNS uuid
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT (lpad(to_hex(at), 12, '0') || '7' || substr(md5(name), 1, 3)
              || '8' || substr(md5(name), 18))::uuid $$;

CREATE VIEW weft_inspect.outbox AS
SELECT message_id::text AS message_id,
       endpoint_id::text AS endpoint_id,
       kind,
       (ARRAY['pending', 'sending', 'sent', 'parked', 'abandoned'])[state + 1] AS state,
       retries AS retry_count,
       claims AS claim_count,
       losses AS lease_losses,
       weft_inspect.at(due_at) AS due_at,
       weft_inspect.at(lease_until) AS lease_until,
       weft_inspect.at(created_at) AS created_at,
       weft_inspect.at(sent_at) AS sent_at,
       last_error
  FROM weft.outbox;

CREATE VIEW weft_inspect.outbox_attempt AS
SELECT message_id::text AS message_id,
       try,
       weft_inspect.at(at) AS at,
       status,
       (ARRAY['accepted', 'transient', 'rate_limited', 'auth_blocked', 'gone', 'conflicted',
              'too_large', 'refused'])[meaning + 1] AS class,
       took AS duration_ms,
       coalesce(snippet, '') AS snippet
  FROM weft.outbox_attempt;

CREATE VIEW weft_inspect.endpoint AS
SELECT e.endpoint_id::text AS endpoint_id,
       e.url,
       e.enabled,
       weft_inspect.at(nullif(h.paused_until, 0)) AS paused_until,
       CASE WHEN h.breaker_until IS NULL THEN 'closed'
            WHEN h.breaker_until > (SELECT weft.now_ms()) THEN 'open'
            ELSE 'half_open' END AS breaker,
       weft_inspect.at(nullif(h.last_accepted, 0)) AS last_success_at,
       h.failures AS consecutive_failures
  FROM weft.endpoint e
  JOIN weft.endpoint_health h USING (endpoint_id);
