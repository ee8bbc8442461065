package dev.weft.adapter.postgres;

/** Questions to the views of flows; each finds what must not be. */
enum FlowCheck {
  I1_TERMINAL_IFF_ONE_COMPLETION(
      """
      SELECT e.execution_id
        FROM weft_inspect.execution e
        LEFT JOIN weft_inspect.completion c USING (execution_id, generation)
       GROUP BY e.execution_id, e.phase
      HAVING count(c.outcome) <> CASE WHEN e.phase = 'terminal' THEN 1 ELSE 0 END
      """),
  I2_I12_AN_ENDED_UPSTREAM_LEAVES_NO_EDGE_UNRESOLVED(
      """
      SELECT e.edge_id
        FROM weft_inspect.edge e
        JOIN weft_inspect.execution u ON u.execution_id = e.upstream_id
       WHERE e.state = 'applied' AND u.phase = 'terminal'
      """),
  I3_TOTALS_ARE_THE_COUNT_OF_THE_EDGES(
      """
      SELECT g.downstream_id
        FROM weft_inspect.edge_group g
        LEFT JOIN weft_inspect.edge e
          ON e.downstream_id = g.downstream_id AND e.state <> 'staged'
       GROUP BY g.downstream_id, g.size, g.success_count, g.fail_count, g.skip_count
      HAVING g.size <> count(e.edge_id)
          OR g.success_count <> count(*) FILTER (WHERE e.outcome = 'success')
          OR g.fail_count <> count(*) FILTER (WHERE e.outcome = 'fail')
          OR g.skip_count <> count(*) FILTER (WHERE e.outcome = 'skip')
      """),
  I3_AN_UNDECIDED_GROUP_COUNTS_THE_GENERATION_OF_NOW(
      """
      SELECT e.edge_id
        FROM weft_inspect.edge e
        JOIN weft_inspect.edge_group g USING (downstream_id)
        JOIN weft_inspect.execution u ON u.execution_id = e.upstream_id
       WHERE g.state = 'pending'
         AND e.state = 'resolved'
         AND e.outcome IS DISTINCT FROM CASE WHEN u.outcome = 'success' THEN 'success'
                                             WHEN u.outcome = 'skipped' THEN 'skip'
                                             WHEN u.outcome IS NOT NULL THEN 'fail' END
      """),
  I4_ONLY_A_SEALED_GROUP_DECIDES(
      "SELECT 1 FROM weft_inspect.edge_group WHERE state <> 'pending' AND NOT sealed"),
  I5_THE_DECISION_FOLLOWS_FROM_THE_COUNTS(
      """
      SELECT g.downstream_id
        FROM (SELECT *, CASE policy ->> 'kind' WHEN 'all_of' THEN size WHEN 'any_of' THEN 1
                             ELSE (policy ->> 'k')::integer END AS needed
                FROM weft_inspect.edge_group) g
       WHERE g.sealed
         AND CASE g.state
               WHEN 'satisfied' THEN success_count < needed
               WHEN 'impossible' THEN size - fail_count - skip_count >= needed
               ELSE success_count >= needed OR size - fail_count - skip_count < needed END
      """),
  I6_A_CHILD_IS_BLOCKED_IFF_ITS_GROUP_WAITS(
      """
      SELECT g.downstream_id
        FROM weft_inspect.edge_group g
        JOIN weft_inspect.execution c ON c.execution_id = g.downstream_id
       WHERE g.state <> 'pending' AND c.phase = 'blocked'
          OR g.state = 'pending' AND c.phase IN ('runnable', 'active') AND c.generation = 0
      """),
  I7_NEVER_BOTH_RUN_AND_SKIPPED(
      """
      SELECT c.execution_id
        FROM weft_inspect.completion c
        JOIN weft_inspect.attempt a USING (execution_id, generation)
       WHERE c.outcome = 'skipped'
      UNION ALL
      SELECT g.downstream_id
        FROM weft_inspect.edge_group g
        JOIN weft_inspect.execution c ON c.execution_id = g.downstream_id
       WHERE g.state = 'satisfied' AND c.outcome = 'skipped'
      """),
  I8_NOTHING_RUNS_AFTER_THE_END_OF_ITS_GENERATION(
      """
      SELECT a.execution_id
        FROM weft_inspect.attempt a
        JOIN weft_inspect.completion c USING (execution_id, generation)
       WHERE a.ended_at IS NULL OR a.started_at > c.occurred_at
      """),
  I11_ENDS_OF_AN_EDGE_ARE_IN_ITS_FLOW(
      """
      SELECT e.edge_id
        FROM weft_inspect.edge e
        LEFT JOIN weft_inspect.execution u
          ON u.execution_id = e.upstream_id AND u.flow_id = e.flow_id
        LEFT JOIN weft_inspect.execution d
          ON d.execution_id = e.downstream_id AND d.flow_id = e.flow_id
       WHERE u.execution_id IS NULL OR d.execution_id IS NULL
      """),
  I11_NO_EDGE_LEADS_BACK(
      """
      WITH RECURSIVE path AS (
        SELECT upstream_id AS origin, downstream_id AS reached FROM weft_inspect.edge
        UNION
        SELECT p.origin, e.downstream_id
          FROM path p
          JOIN weft_inspect.edge e ON e.upstream_id = p.reached
      )
      SELECT origin FROM path WHERE origin = reached
      """),
  EVERYTHING_IS_DISPATCHED("SELECT 1 FROM weft_inspect.completion WHERE dispatched_at IS NULL"),
  A_FLOW_IS_SETTLED_IFF_ITS_MEMBERS_ARE(
      """
      SELECT f.flow_id
        FROM weft_inspect.flow f
        JOIN weft_inspect.execution e USING (flow_id)
       WHERE f.state <> 'cancelled'
       GROUP BY f.flow_id, f.state, f.terminal_at
      HAVING bool_and(e.phase = 'terminal') <> (f.terminal_at IS NOT NULL)
          OR bool_and(e.phase = 'terminal')
             AND f.state <> CASE WHEN bool_or(e.outcome IN ('failed', 'cancelled', 'expired'))
                                 THEN 'failed' ELSE 'completed' END
      """);

  final String sql;

  FlowCheck(String sql) {
    this.sql = sql;
  }
}
