package dev.weft.bootstrap.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.bootstrap.config.JdbcTarget;
import dev.weft.bootstrap.embedded.LocalCluster;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the demo tells is what its database holds. */
@Timeout(180)
class DemoCommandTest {

  private static final String NODES =
      """
      SELECT kind, public_state,
             (SELECT count(*) FROM weft_inspect.attempt a WHERE a.execution_id = e.execution_id),
             coalesce((SELECT sum(frame_count)::text FROM weft_inspect.stream s
                        WHERE s.execution_id = e.execution_id), '-')
        FROM weft_inspect.execution e
      """;

  private static final String WEBHOOKS =
      """
      SELECT count(*) FILTER (WHERE state = 'sent') || ' of ' || count(*) || ' delivered, signed, in '
             || (SELECT count(*) FROM weft_inspect.outbox_attempt) || ' tries; a 429 was waited out'
        FROM weft_inspect.outbox
      """;

  @TempDir private Path folder;

  @Test
  void an_order_goes_through_and_the_table_tells_what_the_views_tell() throws SQLException {
    CommandRun run = CommandRun.of("demo", "--speed", "10", "--data", folder.toString());

    assertThat(run.code()).as(run.out()).isZero();
    assertThat(run.out())
        .doesNotContain("\u001b")
        .contains("charge    fails: the bank is busy; it will be tried again")
        .contains("east      is cancelled: two of three warehouses have answered")
        .contains("wrap      is skipped")
        .contains("webhook   the receiver answers 429")
        .contains("pack      packing the teapot")
        .contains("./weft serve --data " + folder);
    try (LocalCluster cluster = LocalCluster.started(folder);
        Connection seen = opened(cluster.target())) {
      assertThat(table(run)).containsExactlyInAnyOrderElementsOf(Sql.rows(seen, NODES));
      assertThat(run.out()).contains("webhooks  " + Sql.rows(seen, WEBHOOKS).getFirst());
      assertThat(
              Sql.rows(seen, "SELECT status, count(*) FROM weft_inspect.outbox_attempt GROUP BY 1"))
          .containsExactlyInAnyOrder("429 | 1", "204 | 11");
      assertThat(Sql.rows(seen, "SELECT state FROM weft_inspect.flow")).containsExactly("failed");
      assertThat(Sql.rows(seen, "SELECT state FROM weft_inspect.edge_group WHERE size = 3"))
          .containsExactly("satisfied");
      assertThat(
              Sql.rows(
                  seen, "SELECT document FROM weft_inspect.summary WHERE document LIKE '%teapot%'"))
          .containsExactly("{\"done\":8,\"of\":8,\"last\":\"packing the teapot\"}");
    }
  }

  /** The rows of the table, as the query writes them. */
  private static List<String> table(CommandRun run) {
    return run.out()
        .lines()
        .dropWhile(line -> !line.startsWith("  node "))
        .skip(1)
        .takeWhile(line -> !line.isBlank())
        .map(line -> line.strip().split(" +"))
        .map(cells -> String.join(" | ", cells[0], cells[2], cells[3], cells[cells.length - 1]))
        .toList();
  }

  private static Connection opened(JdbcTarget target) throws SQLException {
    return DriverManager.getConnection(target.url(), target.user(), target.password().value());
  }
}
