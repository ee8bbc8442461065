package dev.weft.adapter.postgres.stream;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static dev.weft.testkit.stream.Pieces.bestEffort;
import static dev.weft.testkit.stream.Pieces.durable;
import static dev.weft.testkit.stream.Pieces.numbered;
import static dev.weft.testkit.stream.Pieces.patch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.stream.BestEffortConfig;
import dev.weft.domain.stream.NewFrame;
import dev.weft.testkit.driving.UseCases;
import dev.weft.testkit.stream.Streams;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What operators and checkers read of streams. */
class StreamViewsTest {

  private static final String T0 = "2026-01-01T12:00:00.500Z";
  private static final String T1 = "2026-01-01T12:00:01.500Z";
  private static final String T2 = "2026-01-01T12:00:02.500Z";
  private static final BestEffortConfig FEW =
      new BestEffortConfig(Duration.ofSeconds(1), 4, 8, 0.2);

  private static PostgresPorts ports;
  private static LeaseHandle told;

  @BeforeAll
  static void live() {
    ports = PostgresPorts.fresh();
    told = running();
    streams().appended(told, numbered(7, durable("hello")), patch("{\"done\":1}"));
    ports.clock().advance(Duration.ofSeconds(1));
    streams().appended(told, patch("{\"done\":2}"), bestEffort("tick"));
    ports.clock().advance(Duration.ofSeconds(1));
    engine().complete(told, Content.EMPTY);
    Random random = new Random(7);
    for (int i = 0; i < 6; i++) {
      chatter(running(), random);
    }
  }

  @AfterAll
  static void close() {
    ports.close();
  }

  private static void chatter(LeaseHandle handle, Random random) {
    for (int call = 0; call < 20; call++) {
      List<NewFrame> frames = new ArrayList<>();
      for (int i = 0; i <= random.nextInt(6); i++) {
        frames.add(
            switch (random.nextInt(3)) {
              case 0 -> durable("d");
              case 1 -> patch("{}");
              default -> bestEffort("b", FEW);
            });
      }
      streams().appended(handle, frames.toArray(NewFrame[]::new));
      ports.clock().advance(Duration.ofMillis(random.nextInt(400) - 100));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ':',
      value = {
        "stream: execution_id attempt_index frame_count retained_best_effort rate_hz keep closed_at"
            + " close_reason",
        "frame: execution_id attempt_index position ts_ms seq mode kind frame_type size lease_epoch"
            + " appended_at",
        "summary: execution_id attempt_index version document first_applied_at last_updated_at"
      })
  void columns_are_named_and_ordered(String view, String columns) {
    assertThat(
            Sql.value(
                ports.database().owner(),
                """
                SELECT string_agg(column_name, ' ' ORDER BY ordinal_position)
                  FROM information_schema.columns
                 WHERE table_schema = 'weft_inspect' AND table_name = ?
                """,
                view))
        .isEqualTo(columns);
  }

  @Test
  void a_stream_shows_its_counters_and_its_end() {
    assertThat(of("stream", "frame_count, retained_best_effort, keep, closed_at, close_reason"))
        .containsExactly("4 | 1 | 64 | " + T2 + " | attempt_success");
  }

  @Test
  void frames_show_where_they_stand() {
    long millis = Instant.parse(T0).toEpochMilli();

    assertThat(of("frame", "position, ts_ms, seq, mode, kind, frame_type, size, appended_at"))
        .containsExactlyInAnyOrder(
            "1 | " + millis + " | 0 | durable | stdout | stdout | 5 | " + T0,
            "2 | " + millis + " | 1 | summary | stdout | stdout | 10 | " + T0,
            "3 | " + (millis + 1_000) + " | 0 | summary | stdout | stdout | 10 | " + T1,
            "4 | " + (millis + 1_000) + " | 1 | best_effort | stdout | stdout | 4 | " + T1);
    assertThat(of("frame", "DISTINCT lease_epoch")).containsExactly("1");
  }

  @Test
  void a_summary_shows_its_document_and_its_times() {
    assertThat(of("summary", "version, document, first_applied_at, last_updated_at"))
        .containsExactly("2 | {\"done\":2} | " + T0 + " | " + T1);
  }

  @Test
  void positions_and_ids_rise_together() {
    assertThat(
            rows(
                """
                SELECT *
                  FROM (SELECT execution_id, position, ts_ms, seq,
                               lag(ROW(ts_ms, seq)) OVER (
                                 PARTITION BY execution_id, attempt_index ORDER BY position)
                                 AS before
                          FROM weft_inspect.frame) f
                 WHERE before >= ROW(ts_ms, seq)
                """))
        .isEmpty();
  }

  @Test
  void counters_say_what_is_there() {
    assertThat(
            rows(
                """
                SELECT s.execution_id
                  FROM weft_inspect.stream s
                  LEFT JOIN weft_inspect.frame f USING (execution_id, attempt_index)
                  LEFT JOIN weft_inspect.summary d USING (execution_id, attempt_index)
                 GROUP BY s.execution_id, s.frame_count, s.retained_best_effort, d.version
                HAVING s.frame_count <> max(f.position)
                    OR s.retained_best_effort <> count(*) FILTER (WHERE f.mode = 'best_effort')
                    OR coalesce(d.version, 0) <> count(*) FILTER (WHERE f.mode = 'summary')
                """))
        .isEmpty();
    assertThat(rows("SELECT 1 FROM weft_inspect.stream WHERE frame_count > 40")).isNotEmpty();
  }

  private static List<String> of(String view, String columns) {
    return Sql.rows(
        ports.database().owner(),
        "SELECT " + columns + " FROM weft_inspect." + view + " WHERE execution_id = ?",
        told.execution().toString());
  }

  private static List<String> rows(String sql) {
    return Sql.rows(ports.database().owner(), sql);
  }

  private static LeaseHandle running() {
    engine().submit(aSubmission());
    return engine().claimOne(aClaim().lasting(Duration.ofHours(1)));
  }

  private static UseCases engine() {
    return new UseCases(ports.transactions(), ports.ids());
  }

  private static Streams streams() {
    return new Streams(ports.transactions(), ports.json());
  }
}
