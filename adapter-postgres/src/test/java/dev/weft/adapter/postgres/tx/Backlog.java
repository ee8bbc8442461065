package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.fixture.PostgresFixture;

/** Rows by the hundred thousand, made by the server itself. */
record Backlog(PostgresFixture database) {

  static final int SIZE = 100_000;

  /** Statistics stay as the test leaves them. */
  void keepStatisticsStill() {
    for (String table : new String[] {"execution", "live", "completion", "attempt"}) {
      database.executeAsOwner("ALTER TABLE weft." + table + " SET (autovacuum_enabled = false)");
    }
  }

  void analyze() {
    database.executeAsOwner("ANALYZE");
  }

  /** Due since a second ago, in ten steps of priority, every tenth for workers with a gpu. */
  void addDue(String lane) {
    describe(lane, "e");
    live(lane, "e", "(i % 10) * 10", "weft.now_ms() - 1000 - i % 1000");
  }

  /** Of the highest priority, due in a day. */
  void addDelayed(String lane) {
    describe(lane, "d");
    live(lane, "d", "9000", "weft.now_ms() + 86400000 + i");
  }

  void addFinished(String lane) {
    describe(lane, "f");
    database.executeAsOwner(
        """
        INSERT INTO weft.completion (
            partition_key, execution_id, generation, ending, priority, attempt_outcome, origin,
            occurred_at, epoch, lease_epoch, next_attempt, retries, reclaims, started_at, lease_id,
            worker_id, worker_instance_id)
        SELECT i %% 256, ('f0000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 0, 0, 0, 0, 0,
               weft.now_ms(), 1, 1, 1, 0, 0, weft.now_ms(), gen_random_uuid(), 'w', 'w-1'
          FROM generate_series(1, %d) i
        """
            .formatted(SIZE));
  }

  private void describe(String lane, String sort) {
    database.executeAsOwner(
        """
        INSERT INTO weft.execution (
            partition_key, execution_id, kind, lane, lane_given, namespace, namespace_given,
            created_at, content_type, payload)
        SELECT i %% 256, ('%s0000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 'task', '%s',
               true, 'default', false, weft.now_ms(), 'application/json', '{}'
          FROM generate_series(1, %d) i
        """
            .formatted(sort, lane, SIZE));
  }

  private void live(String lane, String sort, String priority, String runAt) {
    database.executeAsOwner(
        """
        INSERT INTO weft.live (
            partition_key, execution_id, phase, priority, origin, cause, run_at, epoch, generation,
            next_attempt, retries, reclaims, lane, kind, capabilities)
        SELECT i %% 256, ('%s0000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 1, %s, 0, 0,
               %s, 0, 0, 0, 0, 0, '%s', 'task', CASE WHEN i %% 10 = 0 THEN ARRAY['gpu'] END
          FROM generate_series(1, %d) i
        """
            .formatted(sort, priority, runAt, lane, SIZE));
  }
}
