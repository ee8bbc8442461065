package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.fixture.PostgresFixture;

/**
 * A thousand flows of a hundred members in a chain, made by the server itself: the first half of
 * each has ended and is resolved, the member in the middle has just ended, the rest waits.
 */
record FlowBacklog(PostgresFixture database) {

  static final int FLOWS = 1_000;
  static final int LENGTH = 100;
  static final int MEMBERS = FLOWS * LENGTH;

  private static final String ID = "('%s-0000-7000-8000-' || lpad((%s)::text, 12, '0'))::uuid";
  private static final String HERE = "(i / 100) % 256";
  private static final String FLOW = ID.formatted("f0000000", "i / 100");
  private static final String MEMBER = ID.formatted("e0000000", "i");

  void fill() {
    keepStatisticsStill();
    flows();
    members();
    edges();
    ended();
  }

  void analyze() {
    database.executeAsOwner("ANALYZE");
  }

  private void keepStatisticsStill() {
    for (String table :
        new String[] {
          "flow",
          "flow_summary",
          "member",
          "edge",
          "edge_group",
          "dispatch_event",
          "execution",
          "live",
          "completion",
          "attempt",
          "event",
          "idempotency"
        }) {
      database.executeAsOwner("ALTER TABLE weft." + table + " SET (autovacuum_enabled = false)");
    }
  }

  private void flows() {
    insert(
        "flow (partition_key, flow_id, kind, namespace, asked_tags, tags, sealed, graph_revision,"
            + " node_count, edge_count, created_at, mutated_at, settlement, settled_at)",
        HERE
            + ", "
            + FLOW
            + ", 'chain', 'default', '{}', '{}', true, 1, 100, 99, 1, 1,"
            + " CASE WHEN i % 1000 = 0 THEN 1 ELSE 0 END, CASE WHEN i % 1000 = 0 THEN 1 END",
        "i % 100 = 0");
    insert(
        "flow_summary (partition_key, flow_id, due_at)", HERE + ", " + FLOW + ", i", "i % 200 = 0");
  }

  private void members() {
    insert(
        "execution (partition_key, execution_id, flow_id, kind, lane, lane_given, namespace,"
            + " namespace_given, created_at, content_type, payload)",
        HERE
            + ", "
            + MEMBER
            + ", "
            + FLOW
            + ", 'task', 'lane', true, 'default', false, 1, 'text/plain', ''",
        "true");
    insert(
        "member (partition_key, flow_id, execution_id, node_key, content)",
        HERE + ", " + FLOW + ", " + MEMBER + ", 'n' || i, ''",
        "true");
    insert(
        "live (partition_key, execution_id, phase, priority, origin, cause, run_at, epoch,"
            + " generation, next_attempt, retries, reclaims, lane, kind, flow_id)",
        HERE + ", " + MEMBER + ", 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 'lane', 'task', " + FLOW,
        "i % 100 > 50");
  }

  private void edges() {
    insert(
        "edge (partition_key, flow_id, edge_id, upstream_id, downstream_id, applied, outcome,"
            + " resolved_at, created_at, created_by)",
        HERE
            + ", "
            + FLOW
            + ", "
            + ID.formatted("ed000000", "i")
            + ", "
            + ID.formatted("e0000000", "i - 1")
            + ", "
            + MEMBER
            + ", true, CASE WHEN i % 100 <= 50 THEN 0 END, CASE WHEN i % 100 <= 50 THEN 1 END,"
            + " 1, 'w'",
        "i % 100 > 0");
    insert(
        "edge_group (partition_key, downstream_id, flow_id, policy, lets_run, sealed, size,"
            + " successes, failures, skips, decision, decided_at)",
        HERE
            + ", "
            + MEMBER
            + ", "
            + FLOW
            + ", 1, false, true, 1, CASE WHEN i % 100 <= 50 THEN 1 ELSE 0 END, 0, 0,"
            + " CASE WHEN i % 100 <= 50 THEN 1 ELSE 0 END, CASE WHEN i % 100 <= 50 THEN 1 END",
        "i % 100 > 0");
  }

  private void ended() {
    insert(
        "completion (partition_key, execution_id, generation, ending, priority, occurred_at, epoch,"
            + " lease_epoch, next_attempt, retries, reclaims, flow_id, tx)",
        HERE + ", " + MEMBER + ", 0, 0, 0, 1, 1, 1, 0, 0, 0, " + FLOW + ", i / 10",
        "i % 100 <= 50");
    insert(
        "dispatch_event (partition_key, execution_id, generation, flow_id, ending, created_at,"
            + " next_try_at)",
        HERE + ", " + MEMBER + ", 0, " + FLOW + ", 0, 1, i",
        "i % 100 = 50");
  }

  private void insert(String into, String values, String which) {
    database.executeAsOwner(
        "INSERT INTO weft."
            + into
            + " SELECT "
            + values
            + " FROM generate_series(0, "
            + (MEMBERS - 1)
            + ") i WHERE "
            + which);
  }
}
