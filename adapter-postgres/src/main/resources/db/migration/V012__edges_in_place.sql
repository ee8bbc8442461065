-- An edge is resolved in place. An index of unresolved edges made every resolution write all the
-- indexes of the table; dispatch finds the edges of an upstream by edge_upstream, and the sweep that
-- compares edges with ends enters by the groups that have not heard of all their upstreams.
-- awaits: some of its applied edges are not resolved. Generated, as relieved is, so that a group
-- which only counts is updated in place and every version of the engine keeps it true. Adding it
-- rewrites the table once. A version from before finds what it found, only slower.
ALTER TABLE weft.edge_group
  ADD COLUMN awaits boolean NOT NULL
    GENERATED ALWAYS AS (successes + failures + skips < size) STORED;
CREATE INDEX edge_group_awaits ON weft.edge_group (partition_key, downstream_id) WHERE awaits;
DROP INDEX weft.edge_unresolved;
