CREATE TABLE outbox (
  id           uuid        PRIMARY KEY,
  state        smallint    NOT NULL,
  created_at   timestamptz NOT NULL,
  due_at       timestamptz NOT NULL,
  lease_until  timestamptz,
  sent_at      timestamptz,
  token        uuid,
  payload      bytea       NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX outbox_due ON outbox (created_at, id) WHERE state = 0;
CREATE INDEX outbox_leased ON outbox (lease_until) WHERE state = 1;
