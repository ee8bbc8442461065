-- How often a flow has come to an end: tells the ends of a replayed flow apart.
ALTER TABLE weft.flow ADD COLUMN settlings integer NOT NULL DEFAULT 0 CHECK (settlings >= 0);
UPDATE weft.flow SET settlings = 1 WHERE settlement <> 0;
