-- What each loop still has before it, counted where the work lies; NULL where a loop has no queue.
-- Each count walks the partial index of its own sweep, and only of loops that report.
CREATE OR REPLACE VIEW weft_inspect.loop AS
SELECT DISTINCT ON (name)
       name,
       weft_inspect.at(last_success_at) AS last_success_at,
       nullif(last_error, '') AS last_error,
       CASE name
         WHEN 'lease-reaper' THEN
           (SELECT count(*) FROM weft.live l
             WHERE l.phase = 2 AND l.lease_until <= (SELECT weft.now_ms()))
         WHEN 'deadline' THEN
           (SELECT count(*) FROM weft.live l WHERE l.deadline_at <= (SELECT weft.now_ms()))
         WHEN 'attempt-timeout' THEN
           (SELECT count(*) FROM weft.live l
             WHERE l.phase = 2 AND l.attempt_timeout IS NOT NULL
               AND l.started_at + l.attempt_timeout <= (SELECT weft.now_ms()))
         WHEN 'dispatch' THEN (SELECT count(*) FROM weft.dispatch_event)
         WHEN 'dependency-reconciler' THEN
           (SELECT count(*) FROM weft.dispatch_event d
             WHERE d.next_try_at <= (SELECT weft.now_ms()))
         WHEN 'sibling-cancel' THEN
           (SELECT count(*) FROM weft.edge_group g WHERE g.relieved)
         WHEN 'flow-cancel' THEN (SELECT count(*) FROM weft.flow f WHERE NOT f.carried_out)
         WHEN 'flow-finisher' THEN
           (SELECT count(*) FROM weft.flow_summary s WHERE s.due_at <= (SELECT weft.now_ms()))
         WHEN 'retention' THEN (SELECT count(*) FROM weft.flow f WHERE f.removing)
         WHEN 'outbox' THEN
           (SELECT count(*) FROM weft.outbox o
             WHERE o.state = 0 AND o.due_at <= (SELECT weft.now_ms()))
       END AS backlog
  FROM weft.loop
 ORDER BY name, last_success_at DESC;
