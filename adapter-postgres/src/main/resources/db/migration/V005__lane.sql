-- Lanes have no rows of their own: a lane exists as soon as work names it. What is kept is which of
-- them are paused, and which workers asked for work lately.

CREATE TABLE weft.lane_pause (
  lane       text   COLLATE "C" PRIMARY KEY CHECK (octet_length(lane) BETWEEN 1 AND 64),
  paused_at  bigint NOT NULL,
  reason     text   NOT NULL,
  paused_by  text   NOT NULL
);

-- One row per worker instance, lane and ability (a digest of capabilities and kinds); written by
-- claims, at most once per ten seconds each. kinds is NULL where every kind is welcome. Updated in
-- place, so the only index is the key and pages keep room.
CREATE TABLE weft.worker_seen (
  worker_id           text   COLLATE "C" NOT NULL,
  worker_instance_id  text   COLLATE "C" NOT NULL,
  lane                text   COLLATE "C" NOT NULL,
  ability             uuid   NOT NULL,
  capabilities        text[] NOT NULL,
  kinds               text[],
  last_seen           bigint NOT NULL,
  PRIMARY KEY (worker_id, worker_instance_id, lane, ability)
) WITH (fillfactor = 50);
