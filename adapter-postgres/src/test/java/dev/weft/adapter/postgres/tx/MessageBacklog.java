package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.fixture.PostgresFixture;

/** A hundred thousand messages of each sort, one endpoint per sort. */
record MessageBacklog(PostgresFixture database) {

  static final int SIZE = 100_000;
  static final String BUSY = "e0000000-0000-7000-8000-000000000001";
  static final String LATER = "e0000000-0000-7000-8000-000000000002";

  /** Neither does the server look at tables by itself while tests run. */
  void keepStatisticsStill() {
    database.executeAsOwner(
        """
        ALTER TABLE weft.outbox SET (autovacuum_enabled = off);
        ALTER TABLE weft.outbox_body SET (autovacuum_enabled = off);
        ALTER TABLE weft.outbox_attempt SET (autovacuum_enabled = off);
        ALTER TABLE weft.endpoint SET (autovacuum_enabled = off);
        ALTER TABLE weft.endpoint_health SET (autovacuum_enabled = off);
        """);
  }

  void analyze() {
    database.executeAsOwner(
        "ANALYZE weft.outbox, weft.outbox_body, weft.outbox_attempt, weft.endpoint,"
            + " weft.endpoint_health");
  }

  void fill() {
    addEndpoint(BUSY);
    addEndpoint(LATER);
    add("a", BUSY, "0, i, NULL, NULL, CASE WHEN i % 10 = 0 THEN 'k' || i END");
    add("b", BUSY, "2, NULL, i, NULL, NULL");
    add("c", LATER, "0, weft.now_ms() + 3600000, NULL, NULL, NULL");
    add("d", LATER, "0, i + " + SIZE + ", NULL, NULL, NULL");
    database.executeAsOwner(
        """
        INSERT INTO weft.outbox_attempt (message_id, try, status, meaning, at, took)
        SELECT o.message_id, 1, 200, 0, o.sent_at, 5 FROM weft.outbox o WHERE o.state = 2;
        """);
  }

  private void addEndpoint(String id) {
    database.executeAsOwner(
        """
        INSERT INTO weft.endpoint VALUES (
          '%1$s', 'https://hooks.example/', 500, '{none}', '{}', 'env:S', 0, '{1000}', true);
        INSERT INTO weft.endpoint_health VALUES ('%1$s', 0, 0, NULL, NULL, NULL, 0);
        """
            .formatted(id));
  }

  private void add(String sort, String endpoint, String columns) {
    database.executeAsOwner(
        """
        INSERT INTO weft.outbox (
            message_id, endpoint_id, created_at, age_from, kind, state, due_at, sent_at, reason,
            ordering_key)
        SELECT ('%1$s0000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, '%2$s',
               i + CASE WHEN '%1$s' = 'd' THEN %3$d ELSE 0 END, i, 'note', %4$s
          FROM generate_series(1, %3$d) i;
        INSERT INTO weft.outbox_body
        SELECT ('%1$s0000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 'default',
               'application/json', '{}'
          FROM generate_series(1, %3$d) i;
        """
            .formatted(sort, endpoint, SIZE, columns));
  }
}
