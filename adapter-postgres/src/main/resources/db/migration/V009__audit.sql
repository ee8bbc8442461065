-- What operators did, and how the loops of every process are doing.

-- One line per action, written in the transaction of the action. result: 0 done, 1 unchanged,
-- 2 refused. Nobody changes a line; the oldest are forgotten after their time.
CREATE TABLE weft.audit (
  number   bigint   GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at       bigint   NOT NULL,
  actor    text     NOT NULL,
  reason   text     NOT NULL,
  address  text     NOT NULL,
  token    text     NOT NULL,
  request  text     NOT NULL,
  action   text     NOT NULL CHECK (octet_length(action) BETWEEN 1 AND 64),
  target   text     NOT NULL,
  result   smallint NOT NULL CHECK (result BETWEEN 0 AND 2)
);
CREATE INDEX audit_by_time ON weft.audit (at);

-- One row per loop of each process, updated in place every few seconds.
CREATE TABLE weft.loop (
  name             text    COLLATE "C" NOT NULL,
  instance         text    COLLATE "C" NOT NULL,
  last_success_at  bigint  NOT NULL,
  failures         integer NOT NULL CHECK (failures >= 0),
  last_error       text    NOT NULL,
  reported_at      bigint  NOT NULL,
  PRIMARY KEY (name, instance)
) WITH (fillfactor = 50);

CREATE VIEW weft_inspect.audit AS
SELECT number,
       weft_inspect.at(at) AS at,
       actor,
       reason,
       address,
       token,
       request,
       action,
       target,
       (ARRAY['done', 'unchanged', 'refused'])[result + 1] AS result
  FROM weft.audit;

-- A loop is as well as the process that does it best: any of them does the work of all.
CREATE VIEW weft_inspect.loop AS
SELECT DISTINCT ON (name)
       name,
       weft_inspect.at(last_success_at) AS last_success_at,
       nullif(last_error, '') AS last_error,
       NULL::bigint AS backlog
  FROM weft.loop
 ORDER BY name, last_success_at DESC;

DO $roles$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'weft_runtime') THEN
    REVOKE UPDATE ON weft.audit FROM weft_runtime;
  END IF;
END
$roles$;
