-- The rows of frames and nothing else: no head, no fence, no second index.
CREATE SCHEMA hand;

CREATE TABLE hand.frame (
  partition_key   smallint NOT NULL,
  mode            smallint NOT NULL,
  attempt_index   integer  NOT NULL,
  execution_id    uuid     NOT NULL,
  ts_ms           bigint   NOT NULL,
  seq             bigint   NOT NULL,
  position        bigint   NOT NULL,
  appended_at     bigint   NOT NULL,
  kind            smallint NOT NULL,
  payload         bytea    NOT NULL,
  PRIMARY KEY (partition_key, execution_id, attempt_index, ts_ms, seq)
);
ALTER TABLE hand.frame ALTER COLUMN payload SET STORAGE EXTERNAL;
