-- Flows, their graphs, and what carries an end over its edges.
--   flow            one row each, and the lock of everything below it (A4)
--   flow_summary    how its members stand, as last projected, and when that is due again
--   member          which executions it has, by key
--   edge            who waits for whom; the truth of every join
--   edge_group      one per child that waits: policy, size, totals, decision
--   dispatch_event  ends that edges have not heard of; a row leaves when they have (A1, A3)
--   event           lost leases and ended flows, for subscribers; completions are read where they are
-- Edges and groups are written only under the lock of their flow. Everything of a flow lives on its
-- partition. As for executions there are no foreign keys: the lock does what they would do.

-- settlement: 0 unsettled, 1 completed, 2 failed, 3 cancelled
-- cancel_policy: 0 flow_only, 1 cancel_all, 2 cancel_pending
-- asked_tags are those of the creator, which tell a repeated call; tags are those of now.
CREATE TABLE weft.flow (
  partition_key   smallint NOT NULL CHECK (partition_key BETWEEN 0 AND 255),
  flow_id         uuid     NOT NULL,
  kind            text     NOT NULL,
  namespace       text     NOT NULL,
  asked_tags      text[]   NOT NULL,
  tags            text[]   NOT NULL,
  sealed          boolean  NOT NULL,
  graph_revision  bigint   NOT NULL CHECK (graph_revision >= 0),
  node_count      integer  NOT NULL CHECK (node_count >= 0),
  edge_count      integer  NOT NULL CHECK (edge_count >= 0),
  created_at      bigint   NOT NULL,
  mutated_at      bigint   NOT NULL,
  settlement      smallint NOT NULL CHECK (settlement BETWEEN 0 AND 3),
  settled_at      bigint,
  cancel_policy   smallint CHECK (cancel_policy BETWEEN 0 AND 2),
  cancel_reason   text,
  cancelled_by    text,
  cancelled_at    bigint,
  carried_out     boolean,
  removing        boolean  NOT NULL DEFAULT false,
  PRIMARY KEY (partition_key, flow_id),
  CONSTRAINT settled_iff_dated CHECK ((settlement = 0) = (settled_at IS NULL)),
  CONSTRAINT cancelled_iff_told CHECK (
    num_nulls(cancel_policy, cancel_reason, cancelled_by, cancelled_at, carried_out)
      = CASE WHEN settlement = 3 THEN 0 ELSE 5 END)
) WITH (fillfactor = 70);
-- Each serves one sweep: cancellations to carry out, flows to remove, removals begun.
CREATE INDEX flow_cancelling ON weft.flow (cancelled_at) WHERE NOT carried_out;
CREATE INDEX flow_settled ON weft.flow (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX flow_removing ON weft.flow (flow_id) WHERE removing;

-- due_at is NULL while nothing is to be projected. counts follow the order of the public states:
-- completed, failed, cancelled, expired, skipped, active, suspended, waiting, delayed,
-- rate_limited, waiting_children. derived_state: 0 open, 1 running, 2 blocked, 3 completed, 4 failed
CREATE TABLE weft.flow_summary (
  partition_key  smallint  NOT NULL,
  flow_id        uuid      NOT NULL,
  due_at         bigint,
  counts         integer[] CHECK (cardinality(counts) = 11 AND 0 <= ALL (counts)),
  derived_state  smallint  CHECK (derived_state BETWEEN 0 AND 4),
  updated_at     bigint,
  PRIMARY KEY (partition_key, flow_id),
  CONSTRAINT summary_is_whole CHECK (num_nulls(counts, derived_state, updated_at) IN (0, 3))
) WITH (fillfactor = 70);
CREATE INDEX flow_summary_due ON weft.flow_summary (due_at) WHERE due_at IS NOT NULL;

-- content is a hash of what was asked: it tells a repeated call from a conflict (I13).
CREATE TABLE weft.member (
  partition_key  smallint NOT NULL,
  flow_id        uuid     NOT NULL,
  execution_id   uuid     NOT NULL,
  node_key       text     COLLATE "C" NOT NULL,
  content        bytea    NOT NULL,
  PRIMARY KEY (partition_key, flow_id, execution_id)
);
CREATE UNIQUE INDEX member_key ON weft.member (partition_key, flow_id, node_key);

-- outcome: 0 success, 1 fail, 2 skip, NULL while the upstream's end has not been counted (I3)
CREATE TABLE weft.edge (
  partition_key     smallint NOT NULL,
  flow_id           uuid     NOT NULL,
  edge_id           uuid     NOT NULL,
  upstream_id       uuid     NOT NULL,
  downstream_id     uuid     NOT NULL,
  applied           boolean  NOT NULL,
  outcome           smallint CHECK (outcome BETWEEN 0 AND 2),
  resolved_at       bigint,
  created_at        bigint   NOT NULL,
  created_by        text     NOT NULL,
  data_passing_ref  text,
  PRIMARY KEY (partition_key, flow_id, edge_id),
  CONSTRAINT no_self_edge CHECK (upstream_id <> downstream_id),
  CONSTRAINT resolved_iff_dated CHECK ((outcome IS NULL) = (resolved_at IS NULL)),
  CONSTRAINT staged_is_not_resolved CHECK (applied OR outcome IS NULL)
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX edge_ends ON weft.edge (partition_key, downstream_id, upstream_id);
CREATE INDEX edge_upstream ON weft.edge (partition_key, upstream_id, edge_id);
-- Serves dispatch and the sweep that compares edges with ends: resolved edges cost them nothing.
CREATE INDEX edge_unresolved ON weft.edge (partition_key, upstream_id, edge_id)
  WHERE applied AND outcome IS NULL;

-- policy: 0 all_of, 1 any_of, 2 quorum     decision: 0 pending, 1 satisfied, 2 impossible
-- relieved: decided, gives up its remaining upstreams, and has some. Generated, so that a group
-- which only counts is updated in place.
CREATE TABLE weft.edge_group (
  partition_key  smallint NOT NULL,
  downstream_id  uuid     NOT NULL,
  flow_id        uuid     NOT NULL,
  policy         smallint NOT NULL CHECK (policy BETWEEN 0 AND 2),
  k              integer,
  lets_run       boolean,
  sealed         boolean  NOT NULL,
  size           integer  NOT NULL CHECK (size >= 0),
  successes      integer  NOT NULL CHECK (successes >= 0),
  failures       integer  NOT NULL CHECK (failures >= 0),
  skips          integer  NOT NULL CHECK (skips >= 0),
  decision       smallint NOT NULL CHECK (decision BETWEEN 0 AND 2),
  decided_at     bigint,
  relieved       boolean  NOT NULL GENERATED ALWAYS AS (
    decision <> 0 AND lets_run IS NOT NULL AND NOT lets_run
      AND successes + failures + skips < size) STORED,
  PRIMARY KEY (partition_key, downstream_id),
  CONSTRAINT only_a_quorum_has_k CHECK ((policy = 2) = (k IS NOT NULL)),
  CONSTRAINT all_of_cancels_nobody CHECK ((policy = 0) = (lets_run IS NULL)),
  CONSTRAINT counts_fit_the_size CHECK (successes + failures + skips <= size),
  CONSTRAINT sealed_is_reachable CHECK (
    NOT sealed OR (size >= 1 AND (k IS NULL OR k BETWEEN 1 AND size))),
  CONSTRAINT decided_iff_dated CHECK ((decision = 0) = (decided_at IS NULL)),
  CONSTRAINT decided_only_when_sealed CHECK (decision = 0 OR sealed),
  CONSTRAINT satisfied_by_enough CHECK (
    decision <> 1 OR successes >= CASE policy WHEN 0 THEN size WHEN 1 THEN 1 ELSE k END),
  CONSTRAINT impossible_by_too_few CHECK (
    decision <> 2
      OR size - failures - skips < CASE policy WHEN 0 THEN size WHEN 1 THEN 1 ELSE k END)
) WITH (fillfactor = 70);
-- Serves the sibling-cancel sweep.
CREATE INDEX edge_group_relieved ON weft.edge_group (partition_key, downstream_id) WHERE relieved;

-- ending as in completion. Rows come and go with every member that ends.
CREATE TABLE weft.dispatch_event (
  partition_key  smallint NOT NULL,
  execution_id   uuid     NOT NULL,
  generation     integer  NOT NULL,
  flow_id        uuid     NOT NULL,
  ending         smallint NOT NULL CHECK (ending BETWEEN 0 AND 5),
  tries          integer  NOT NULL DEFAULT 0 CHECK (tries >= 0),
  created_at     bigint   NOT NULL,
  next_try_at    bigint   NOT NULL,
  error          text,
  PRIMARY KEY (partition_key, execution_id, generation),
  CONSTRAINT failed_iff_tried CHECK ((tries = 0) = (error IS NULL))
) WITH (
  autovacuum_vacuum_scale_factor = 0.01,
  autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_cost_limit = 2000
);
CREATE INDEX dispatch_event_due
  ON weft.dispatch_event (next_try_at, partition_key, execution_id, generation);

-- Subscribers read by the number of the transaction, below the oldest that is still open, so that
-- nothing appears behind a cursor (A2, I31). Equal numbers share one index entry.
ALTER TABLE weft.completion
  ADD COLUMN tx bigint NOT NULL DEFAULT (pg_current_xact_id()::text::bigint);
-- Two halves of one index: the one without flows is also the order in which executions outside
-- flows are removed.
CREATE INDEX completion_tx_alone ON weft.completion (tx) WHERE flow_id IS NULL;
CREATE INDEX completion_tx_member ON weft.completion (tx) WHERE flow_id IS NOT NULL;

-- kind: 1 lease_expired, 2 lease_revoked, 3 flow_completed, 4 flow_failed, 5 flow_cancelled
CREATE TABLE weft.event (
  tx                  bigint   NOT NULL DEFAULT (pg_current_xact_id()::text::bigint),
  event_id            bigint   GENERATED ALWAYS AS IDENTITY,
  partition_key       smallint NOT NULL,
  kind                smallint NOT NULL CHECK (kind BETWEEN 1 AND 5),
  generation          integer,
  attempt_index       integer,
  epoch               bigint,
  at                  bigint   NOT NULL,
  execution_id        uuid,
  flow_id             uuid,
  namespace           text     NOT NULL,
  instance_tag_key    text,
  instance_tag_value  text,
  PRIMARY KEY (tx, event_id),
  CONSTRAINT about_a_lease_or_a_flow CHECK (
    num_nulls(execution_id, generation, attempt_index, epoch)
      = CASE WHEN kind <= 2 THEN 0 ELSE 4 END AND (kind <= 2 OR flow_id IS NOT NULL))
);

-- One row. Events of transactions below feed_floor are no longer kept; keys_from is where the walk
-- over idempotency keys goes on.
CREATE TABLE weft.retention (
  only_row    boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  feed_floor  bigint  NOT NULL,
  keys_from   bigint  NOT NULL
);
INSERT INTO weft.retention (feed_floor, keys_from) VALUES (0, 0);
-- A key remembers when what it named was removed.
ALTER TABLE weft.idempotency ADD COLUMN removed_at bigint;
CREATE INDEX idempotency_created ON weft.idempotency (created_at);

-- The state of an unsettled flow follows from its members at the time of reading.
CREATE VIEW weft_inspect.flow AS
SELECT f.flow_id::text AS flow_id,
       f.kind,
       f.namespace,
       CASE WHEN f.settlement <> 0
            THEN (ARRAY['completed', 'failed', 'cancelled'])[f.settlement]
            WHEN f.sealed AND m.total > 0 AND m.ended = m.total
            THEN CASE WHEN m.spoiled THEN 'failed' ELSE 'completed' END
            WHEN m.active THEN 'running'
            WHEN m.held THEN 'blocked'
            ELSE 'open' END AS state,
       f.graph_revision,
       f.node_count,
       f.edge_count,
       weft_inspect.at(f.created_at) AS created_at,
       weft_inspect.at(f.settled_at) AS terminal_at,
       (ARRAY['flow_only', 'cancel_all', 'cancel_pending'])[f.cancel_policy + 1]
         AS cancellation_policy,
       f.cancel_reason
  FROM weft.flow f
 CROSS JOIN LATERAL (
         SELECT count(*) AS total,
                count(*) FILTER (WHERE l.phase IS NULL) AS ended,
                coalesce(bool_or(l.phase IS NULL AND c.ending NOT IN (0, 3)), false) AS spoiled,
                coalesce(bool_or(l.phase = 2), false) AS active,
                coalesce(bool_or(l.phase IN (0, 3)
                  OR l.phase = 1 AND l.run_at > (SELECT weft.now_ms())), false) AS held
           FROM weft.member b
           LEFT JOIN weft.live l
             ON l.partition_key = b.partition_key AND l.execution_id = b.execution_id
           LEFT JOIN LATERAL (
                  SELECT d.ending
                    FROM weft.completion d
                   WHERE d.partition_key = b.partition_key AND d.execution_id = b.execution_id
                   ORDER BY d.generation DESC
                   LIMIT 1) c ON true
          WHERE b.partition_key = f.partition_key AND b.flow_id = f.flow_id) m
 WHERE NOT f.removing;

CREATE VIEW weft_inspect.edge AS
SELECT flow_id::text AS flow_id,
       edge_id::text AS edge_id,
       weft_inspect.execution_id(partition_key, upstream_id) AS upstream_id,
       weft_inspect.execution_id(partition_key, downstream_id) AS downstream_id,
       CASE WHEN NOT applied THEN 'staged'
            WHEN outcome IS NULL THEN 'applied'
            ELSE 'resolved' END AS state,
       (ARRAY['success', 'fail', 'skip'])[outcome + 1] AS outcome,
       weft_inspect.at(resolved_at) AS resolved_at
  FROM weft.edge;

CREATE VIEW weft_inspect.edge_group AS
SELECT flow_id::text AS flow_id,
       weft_inspect.execution_id(partition_key, downstream_id) AS downstream_id,
       jsonb_strip_nulls(jsonb_build_object(
         'kind', (ARRAY['all_of', 'any_of', 'quorum'])[policy + 1],
         'k', k,
         'on_satisfied', CASE WHEN lets_run THEN 'let_run'
                              WHEN NOT lets_run THEN 'cancel_remaining' END)) AS policy,
       sealed,
       size,
       successes AS success_count,
       failures AS fail_count,
       skips AS skip_count,
       (ARRAY['pending', 'satisfied', 'impossible'])[decision + 1] AS state,
       weft_inspect.at(decided_at) AS decided_at
  FROM weft.edge_group;

-- A member's completion is dispatched when its event is gone: at the last edge it resolved, or at
-- once where it had none. Completions outside a flow are born dispatched.
CREATE OR REPLACE VIEW weft_inspect.completion AS
SELECT weft_inspect.execution_id(c.partition_key, c.execution_id) AS execution_id,
       c.generation,
       c.flow_id::text AS flow_id,
       (ARRAY['success', 'failed', 'cancelled', 'skipped', 'expired', 'expired'])[c.ending + 1]
         AS outcome,
       e.namespace,
       CASE WHEN e.instance_tag_key IS NULL THEN NULL
            ELSE e.instance_tag_key || '=' || e.instance_tag_value END AS instance_tag,
       weft_inspect.at(c.occurred_at) AS occurred_at,
       weft_inspect.at(
         CASE WHEN c.flow_id IS NULL THEN c.occurred_at
              WHEN NOT EXISTS (
                     SELECT
                       FROM weft.dispatch_event d
                      WHERE d.partition_key = c.partition_key
                        AND d.execution_id = c.execution_id
                        AND d.generation = c.generation)
              THEN greatest(c.occurred_at, (
                     SELECT max(o.resolved_at)
                       FROM weft.edge o
                      WHERE o.partition_key = c.partition_key
                        AND o.upstream_id = c.execution_id))
         END) AS dispatched_at
  FROM weft.completion c
  JOIN weft.execution e USING (partition_key, execution_id);
