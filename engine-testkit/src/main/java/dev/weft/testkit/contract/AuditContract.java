package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.weft.application.audit.ActionRecorder;
import dev.weft.application.audit.AuditLister;
import dev.weft.application.audit.AuditTrimmer;
import dev.weft.application.execution.ExecutionCanceller;
import dev.weft.domain.audit.Asker;
import dev.weft.domain.audit.AuditEntry;
import dev.weft.domain.audit.AuditLine;
import dev.weft.domain.audit.AuditResult;
import dev.weft.domain.audit.Source;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.in.audit.ListAudit.Query;
import dev.weft.port.in.execution.CancelExecutions;
import dev.weft.testkit.driving.Operator;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Every action of an operator leaves a line, and no line is without its action (S13). */
public abstract class AuditContract extends ContractSuite {

  private static final Asker ASKER =
      new Asker("ada ☃", "drill '\"\\", new Source("192.0.2.7", "a1b2", "r-1"));

  private List<AuditLine> newest(int limit) {
    return new AuditLister(opened().transactions()).list(new Query(Query.START, limit));
  }

  private void write(String target) {
    new ActionRecorder(opened().transactions())
        .recorded(new AuditEntry(ASKER, "drill", target, AuditResult.DONE));
  }

  @Test
  void a_line_tells_who_did_what_when_from_where_and_what_came_of_it() {
    ExecutionId id = engine().submit(work());

    new ExecutionCanceller(opened().transactions())
        .cancel(new CancelExecutions.Command(List.of(id), ASKER));

    AuditLine line = newest(1).getFirst();
    assertThat(line.at()).isEqualTo(now());
    assertThat(line.entry())
        .isEqualTo(new AuditEntry(ASKER, "cancel_execution", id.toString(), AuditResult.DONE));
  }

  @Test
  void what_was_so_already_and_what_was_refused_are_told_too() {
    ExecutionId done = engine().submit(work());
    operator().cancel(done, "first");

    operator().cancel(done, "again");
    operator().prioritize(List.of(done), 7);
    operator().revoke(done);

    assertThat(newest(3))
        .extracting(line -> line.entry().action(), line -> line.entry().result())
        .containsExactly(
            tuple("revoke_lease", AuditResult.REFUSED),
            tuple("change_priority", AuditResult.REFUSED),
            tuple("cancel_execution", AuditResult.UNCHANGED));
  }

  @Test
  void every_command_of_an_operator_leaves_its_line() {
    ExecutionId id = engine().submit(work());
    operator().prioritize(List.of(id), 7);
    engine().claimOne(ask());
    operator().revoke(id);
    operator().cancel(id, "drill");
    operator().replay(id);
    operator().pause(lane(), "drill");
    operator().pause(lane(), "again");
    operator().resume(lane());
    operator().resume(lane());

    assertThat(newest(8).reversed())
        .extracting(line -> line.entry().action() + " " + line.entry().result())
        .containsExactly(
            "change_priority DONE",
            "revoke_lease DONE",
            "cancel_execution DONE",
            "replay_execution DONE",
            "pause_lane DONE",
            "pause_lane UNCHANGED",
            "resume_lane DONE",
            "resume_lane UNCHANGED");
  }

  @Test
  void a_batch_leaves_a_line_for_each() {
    List<ExecutionId> ids = engine().submit(List.of(work(), work(), work()));

    operator().cancel(ids, "drill");

    assertThat(newest(3))
        .extracting(line -> line.entry().target())
        .containsExactlyInAnyOrderElementsOf(ids.stream().map(ExecutionId::toString).toList());
  }

  @Test
  void an_action_that_is_rolled_back_leaves_no_line() {
    long before = newest(1).stream().mapToLong(AuditLine::number).findFirst().orElse(0);
    try (CallerTransaction caller = opened().callerTransaction()) {
      new Operator(caller.transactions()).pause(lane(), "drill");
      caller.rollback();
    }

    assertThat(newest(1)).noneMatch(line -> line.number() > before);
  }

  @Test
  void pages_go_on_behind_the_number_of_the_last_line() {
    IntStream.range(0, 5).forEach(i -> write(lane() + " " + i));

    List<AuditLine> first = newest(2);
    List<AuditLine> second =
        new AuditLister(opened().transactions()).list(new Query(first.getLast().number(), 3));

    assertThat(first).extracting(line -> line.entry().target()).containsExactly(name(4), name(3));
    assertThat(second)
        .extracting(line -> line.entry().target())
        .containsExactly(name(2), name(1), name(0));
  }

  private String name(int number) {
    return lane() + " " + number;
  }

  @Test
  void lines_are_forgotten_after_their_time_and_not_before() {
    AuditTrimmer trimmer = new AuditTrimmer(opened().transactions(), Duration.ofDays(1));
    write("old");
    clock().advance(Duration.ofDays(1));
    write("young");
    trimmer.trimOnce();
    assertThat(newest(2)).extracting(line -> line.entry().target()).containsExactly("young", "old");

    clock().advance(Duration.ofMillis(1));

    assertThat(trimmer.trimOnce().moved()).isPositive();
    assertThat(newest(1)).extracting(line -> line.entry().target()).containsExactly("young");
    assertThat(newest(500)).noneMatch(line -> line.entry().target().equals("old"));
  }
}
