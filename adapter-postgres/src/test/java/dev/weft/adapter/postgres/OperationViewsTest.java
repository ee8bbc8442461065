package dev.weft.adapter.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.domain.name.Lane;
import dev.weft.domain.vitals.LoopState;
import dev.weft.testkit.driving.Operator;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Every column of the views about operators and loops. */
class OperationViewsTest {

  private PostgresPorts ports;

  @BeforeEach
  void open() {
    ports = PostgresPorts.fresh();
  }

  @AfterEach
  void close() {
    ports.close();
  }

  @Test
  void the_audit_tells_actions_in_words() {
    Operator operator = new Operator(ports.transactions());
    operator.pause(new Lane("mail"), "flood");
    operator.resume(new Lane("mail"));
    operator.resume(new Lane("mail"));

    assertThat(rows("SELECT * FROM weft_inspect.audit ORDER BY number"))
        .containsExactly(
            "1 | %s | operator | flood | inside | none | none | pause_lane | mail | done"
                .formatted(ports.clock().now()),
            "2 | %s | operator |  | inside | none | none | resume_lane | mail | done"
                .formatted(ports.clock().now()),
            "3 | %s | operator |  | inside | none | none | resume_lane | mail | unchanged"
                .formatted(ports.clock().now()));
  }

  @Test
  void a_loop_is_as_well_as_the_process_that_does_it_best() {
    report(
        new LoopState("reap", "a", Duration.ofMinutes(9), 4, "TransientPortException"),
        new LoopState("reap", "b", Duration.ofSeconds(1), 0, ""),
        new LoopState("sweep", "a", Duration.ofSeconds(2), 1, "TransientPortException"));

    assertThat(rows("SELECT * FROM weft_inspect.loop ORDER BY name"))
        .containsExactly(
            "reap | %s | null | null".formatted(ports.clock().now().minusSeconds(1)),
            "sweep | %s | TransientPortException | null"
                .formatted(ports.clock().now().minusSeconds(2)));
  }

  private void report(LoopState... loops) {
    ports
        .transactions()
        .run(
            stores -> {
              stores.vitals().report(List.of(loops));
              return loops.length;
            });
  }

  private List<String> rows(String sql) {
    return Sql.rows(ports.database().owner(), sql);
  }
}
