package dev.weft.bootstrap.crash;

/** Checks of flows over the inspection views; each finds no row as long as its invariant holds. */
public final class FlowInvariants {

  /** Hold after every commit, whoever died. */
  static final String ALWAYS =
      """
      SELECT 'I1 terminal without its one completion' AS broken, e.execution_id
        FROM weft_inspect.execution e
        LEFT JOIN weft_inspect.completion c
          ON c.execution_id = e.execution_id AND c.generation = e.generation
       GROUP BY e.execution_id, e.phase
      HAVING count(c.generation) <> CASE WHEN e.phase = 'terminal' THEN 1 ELSE 0 END
      UNION ALL
      SELECT 'I3 totals differ from edges', g.downstream_id
        FROM weft_inspect.edge_group g
        JOIN (SELECT downstream_id,
                     count(*) FILTER (WHERE state <> 'staged') AS size,
                     count(*) FILTER (WHERE outcome = 'success') AS successes,
                     count(*) FILTER (WHERE outcome = 'fail') AS fails,
                     count(*) FILTER (WHERE outcome = 'skip') AS skips
                FROM weft_inspect.edge GROUP BY downstream_id) d USING (downstream_id)
       WHERE (g.success_count, g.fail_count, g.skip_count) <> (d.successes, d.fails, d.skips)
          OR g.sealed AND g.size <> d.size
      UNION ALL
      SELECT 'I4 decided before it was sealed', downstream_id
        FROM weft_inspect.edge_group WHERE state <> 'pending' AND NOT sealed
      UNION ALL
      SELECT 'I6 phase differs from decision: ' || g.state, e.execution_id
        FROM weft_inspect.edge_group g
        JOIN weft_inspect.execution e ON e.execution_id = g.downstream_id
       WHERE CASE g.state
               WHEN 'pending' THEN e.phase <> 'blocked'
                 AND coalesce(e.outcome NOT IN ('cancelled', 'expired'), true)
               WHEN 'satisfied' THEN e.phase = 'blocked' OR e.outcome = 'skipped'
               ELSE coalesce(e.outcome NOT IN ('skipped', 'cancelled', 'expired'), true) END
      UNION ALL
      SELECT 'I7 both run and skipped', e.execution_id
        FROM weft_inspect.execution e JOIN weft_inspect.attempt a USING (execution_id, generation)
       WHERE e.outcome = 'skipped'
      UNION ALL
      SELECT 'I9 a lease outlived its execution', l.execution_id
        FROM weft_inspect.lease l JOIN weft_inspect.execution e USING (execution_id)
       WHERE e.phase = 'terminal'
      UNION ALL
      SELECT 'I11 an edge leaves its flow', d.edge_id
        FROM weft_inspect.edge d
        JOIN weft_inspect.execution e ON e.execution_id IN (d.upstream_id, d.downstream_id)
       WHERE e.flow_id IS DISTINCT FROM d.flow_id
      UNION ALL
      SELECT 'I11 a flow counts other members than it has', f.flow_id
        FROM weft_inspect.flow f
       WHERE f.node_count <> (SELECT count(*) FROM weft_inspect.execution e
                               WHERE e.flow_id = f.flow_id)
          OR f.edge_count <> (SELECT count(*) FROM weft_inspect.edge d WHERE d.flow_id = f.flow_id)
      UNION ALL
      SELECT 'I11 a cycle', w.first
        FROM (WITH RECURSIVE walk (first, at) AS (
                SELECT upstream_id, downstream_id FROM weft_inspect.edge
                 UNION
                SELECT walk.first, d.downstream_id
                  FROM walk JOIN weft_inspect.edge d ON d.upstream_id = walk.at)
              SELECT first FROM walk WHERE first = at) w
      """;

  /** Holds after every growth: who adds an edge hears of an upstream that had ended before. */
  static final String GROWN =
      ALWAYS
          + """
          UNION ALL
          SELECT 'I12 an edge to an ended upstream waits', d.edge_id
            FROM weft_inspect.edge d JOIN weft_inspect.execution u ON u.execution_id = d.upstream_id
           WHERE d.state = 'applied' AND u.outcome IN ('success', 'failed')
          """;

  /** Hold once whoever is left has swept. */
  public static final String SOON =
      ALWAYS
          + """
          UNION ALL
          SELECT 'I2 an unresolved edge of an ended upstream', d.edge_id
            FROM weft_inspect.edge d JOIN weft_inspect.execution u ON u.execution_id = d.upstream_id
           WHERE d.state = 'applied' AND u.phase = 'terminal'
          UNION ALL
          SELECT 'I2 an undispatched completion', execution_id
            FROM weft_inspect.completion WHERE dispatched_at IS NULL
          UNION ALL
          SELECT 'I10 blocked without a cause', e.execution_id
            FROM weft_inspect.execution e
            LEFT JOIN weft_inspect.edge_group g ON g.downstream_id = e.execution_id
           WHERE e.phase = 'blocked'
             AND (g.downstream_id IS NULL OR g.sealed AND NOT EXISTS (
                   SELECT FROM weft_inspect.edge d
                     JOIN weft_inspect.execution u ON u.execution_id = d.upstream_id
                    WHERE d.downstream_id = e.execution_id AND d.state = 'applied'
                      AND u.phase <> 'terminal'))
          UNION ALL
          SELECT 'I9 a member outlived its cancelled flow', e.execution_id
            FROM weft_inspect.execution e JOIN weft_inspect.flow f USING (flow_id)
           WHERE f.cancellation_policy = 'cancel_all' AND e.phase <> 'terminal'
              OR f.cancellation_policy = 'cancel_pending' AND e.phase IN ('blocked', 'runnable')
          UNION ALL
          SELECT 'a loser goes on', u.execution_id
            FROM weft_inspect.edge_group g
            JOIN weft_inspect.edge d USING (downstream_id)
            JOIN weft_inspect.execution u ON u.execution_id = d.upstream_id
           WHERE g.state = 'satisfied' AND g.policy ->> 'on_satisfied' = 'cancel_remaining'
             AND u.phase <> 'terminal'
             AND NOT EXISTS (SELECT FROM weft_inspect.edge o
                              WHERE o.upstream_id = u.execution_id
                                AND o.downstream_id <> d.downstream_id)
          """;

  private FlowInvariants() {}
}
