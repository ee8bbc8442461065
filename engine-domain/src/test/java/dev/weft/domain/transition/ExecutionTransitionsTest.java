package dev.weft.domain.transition;

import static dev.weft.domain.Given.HANDLE;
import static dev.weft.domain.Given.LEASE;
import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.STANDING;
import static dev.weft.domain.Given.TICK;
import static dev.weft.domain.Given.WORKER;
import static dev.weft.domain.Given.active;
import static dev.weft.domain.Given.blocked;
import static dev.weft.domain.Given.runnable;
import static dev.weft.domain.Given.startedAt;
import static dev.weft.domain.Given.terminal;
import static dev.weft.domain.Given.withDeadline;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExpiryCause;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Phase;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.lease.LeaseTtl;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every state × every command: no pair is undecided. */
class ExecutionTransitionsTest {

  /**
   * A move is the first letter of the phase it leads to, with + when the epoch rises by one and
   * with ! before it when it ends the attempt. The rest: = unchanged, lost and gone (lease lost,
   * lease expired), end (not active), phas (wrong phase), due (not due), dead (deadline passed),
   * none (not found).
   */
  private static final String TABLE =
      """
      command          | blk  due  soon late live gone slow susp succ fail canc expd skip none
      renew            | lost lost lost lost A    gone A    lost end  end  end  end  end  none
      show lease       | lost lost lost lost =    gone =    lost end  end  end  end  end  none
      complete         | lost lost lost lost !T   gone !T   lost end  end  end  end  end  none
      fail transient   | lost lost lost lost !R   gone !R   lost end  end  end  end  end  none
      fail infra crash | lost lost lost lost !R   gone !R   lost end  end  end  end  end  none
      fail permanent   | lost lost lost lost !T   gone !T   lost end  end  end  end  end  none
      fail timeout     | lost lost lost lost !T   gone !T   lost end  end  end  end  end  none
      fail cancelled   | lost lost lost lost !T   gone !T   lost end  end  end  end  end  none
      delay            | lost lost lost lost !R   gone !R   lost end  end  end  end  end  none
      claim            | phas A+   due  dead phas phas phas phas end  end  end  end  end  none
      unblock          | R    phas phas phas phas phas phas phas end  end  end  end  end  none
      skip             | T+   phas phas phas phas phas phas phas end  end  end  end  end  none
      withdraw retries | phas phas phas phas A    A    A    phas end  end  end  end  end  none
      reopen           | phas phas phas phas phas phas phas phas end  end  end  end  B+   none
      expire lease     | phas phas phas phas due  !R+  due  phas end  end  end  end  end  none
      time out attempt | phas phas phas phas due  due  !R+  phas end  end  end  end  end  none
      expire deadline  | due  due  due  T+   due  due  due  due  end  end  end  end  end  none
      cancel           | T+   T+   T+   T+   !T+  !T+  !T+  T+   end  end  =    end  end  none
      revoke           | phas phas phas phas !R+  !R+  !R+  phas end  end  end  end  end  none
      reprioritize     | B    R    R    R    A    A    A    S    end  end  end  end  end  none
      replay           | phas phas phas phas phas phas phas phas R+   R+   R+   R+   R+   none
      """;

  private static final Map<String, ExecutionCommand> COMMANDS = commands();
  private static final Map<String, Sighting> STATES = states();

  @TestFactory
  Stream<DynamicTest> every_pair_is_decided_as_the_table_says() {
    List<String> states = cells(TABLE.lines().findFirst().orElseThrow());
    return TABLE
        .lines()
        .skip(1)
        .flatMap(
            row ->
                IntStream.range(0, states.size())
                    .mapToObj(at -> pair(name(row), states.get(at), cells(row).get(at))));
  }

  @Test
  void the_table_has_every_command_and_every_phase() {
    assertThat(COMMANDS.values().stream().map(Object::getClass).collect(Collectors.toSet()))
        .isEqualTo(leaves(ExecutionCommand.class).collect(Collectors.toSet()));
    assertThat(TABLE.lines().skip(1).map(ExecutionTransitionsTest::name))
        .containsExactlyInAnyOrderElementsOf(COMMANDS.keySet());
    assertThat(cells(TABLE.lines().findFirst().orElseThrow()))
        .containsExactlyInAnyOrderElementsOf(STATES.keySet());
    assertThat(found().map(Phase::of).collect(Collectors.toSet()))
        .isEqualTo(Set.of(Phase.values()));
  }

  private static DynamicTest pair(String command, String state, String expected) {
    Sighting seen = STATES.get(state);
    return DynamicTest.dynamicTest(
        command + " × " + state,
        () -> {
          Decision decision = ExecutionTransitions.decide(seen, COMMANDS.get(command), NOW);

          assertThat(word(decision)).isEqualTo(expected);
        });
  }

  private static String word(Decision decision) {
    return switch (decision) {
      case Decision.Moved moved -> move(moved.next());
      case Decision.AttemptEnded ended -> "!" + move(ended.next());
      case Decision.Repeated repeated -> "repeated";
      case Decision.Unchanged unchanged -> "=";
      case Decision.Refused refused -> word(refused.why());
    };
  }

  private static String move(Execution next) {
    long risen = next.standing().epoch() - STANDING.epoch();
    return Phase.of(next).name().charAt(0) + (risen == 0 ? "" : risen == 1 ? "+" : "?");
  }

  private static String word(Refusal why) {
    return switch (why) {
      case Refusal.NotFound refusal -> "none";
      case Refusal.NotActive refusal -> "end";
      case Refusal.LeaseLost refusal -> "lost";
      case Refusal.LeaseExpired refusal -> "gone";
      case Refusal.Conflict refusal -> "conflict";
      case Refusal.WrongPhase refusal -> "phas";
      case Refusal.NotDue refusal -> "due";
      case Refusal.DeadlinePassed refusal -> "dead";
      case Refusal.ReplaysSpent refusal -> "spent";
    };
  }

  private static Map<String, Sighting> states() {
    Map<String, Sighting> states = new LinkedHashMap<>();
    states.put("blk", Sighting.Found.of(blocked()));
    states.put("due", Sighting.Found.of(runnable(NOW)));
    states.put("soon", Sighting.Found.of(runnable(NOW.plus(TICK))));
    states.put("late", Sighting.Found.of(pastItsDeadline()));
    states.put("live", Sighting.Found.of(active()));
    states.put("gone", Sighting.Found.of(active(STANDING, NOW)));
    states.put("slow", Sighting.Found.of(startedAt(STANDING, NOW.minusSeconds(600))));
    states.put("susp", Sighting.Found.of(new Execution.Suspended(STANDING)));
    states.put("succ", Sighting.Found.of(terminal(new Ending.Succeeded())));
    states.put(
        "fail", Sighting.Found.of(terminal(new Ending.Failed(FailureClass.PERMANENT, "no"))));
    states.put("canc", Sighting.Found.of(terminal(new Ending.Cancelled("why", "who"))));
    states.put("expd", Sighting.Found.of(terminal(new Ending.Expired(ExpiryCause.DEADLINE))));
    states.put("skip", Sighting.Found.of(terminal(new Ending.Skipped())));
    states.put("none", new Sighting.Unknown());
    return states;
  }

  private static Execution.Runnable pastItsDeadline() {
    return new Execution.Runnable(
        withDeadline(new Deadline(NOW)), NOW, Origin.FRESH, DelayCause.SCHEDULE);
  }

  private static Map<String, ExecutionCommand> commands() {
    Map<String, ExecutionCommand> commands = new LinkedHashMap<>();
    commands.put("renew", new ExecutionCommand.Renew(HANDLE, LeaseTtl.DEFAULT));
    commands.put("show lease", new ExecutionCommand.ShowLease(HANDLE));
    commands.put("complete", new ExecutionCommand.Complete(HANDLE));
    for (FailureClass failure : FailureClass.values()) {
      String name = "fail " + failure.name().toLowerCase(Locale.ROOT).replace('_', ' ');
      commands.put(name, new ExecutionCommand.Fail(HANDLE, failure, "why", 0.0));
    }
    commands.put("delay", new ExecutionCommand.Delay(HANDLE, NOW, DelayCause.DELAY));
    commands.put("claim", new ExecutionCommand.Claim(LEASE, WORKER, LeaseTtl.DEFAULT));
    commands.put("unblock", new ExecutionCommand.Unblock());
    commands.put("skip", new ExecutionCommand.Skip());
    commands.put("withdraw retries", new ExecutionCommand.WithdrawRetries());
    commands.put("reopen", new ExecutionCommand.Reopen());
    commands.put("expire lease", new ExecutionCommand.ExpireLease());
    commands.put("time out attempt", new ExecutionCommand.TimeOutAttempt(0.0));
    commands.put("expire deadline", new ExecutionCommand.ExpireDeadline());
    commands.put("cancel", new ExecutionCommand.Cancel("why", "who"));
    commands.put("revoke", new ExecutionCommand.Revoke("why", "who"));
    commands.put("reprioritize", new ExecutionCommand.Reprioritize(new Priority(8)));
    commands.put("replay", new ExecutionCommand.Replay(Deadline.NEVER));
    return commands;
  }

  private static Stream<Execution> found() {
    return STATES.values().stream()
        .filter(Sighting.Found.class::isInstance)
        .map(seen -> ((Sighting.Found) seen).execution());
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(ExecutionTransitionsTest::leaves)
        : Stream.of(type);
  }

  private static String name(String row) {
    return row.substring(0, row.indexOf('|')).strip();
  }

  private static List<String> cells(String row) {
    return List.of(row.substring(row.indexOf('|') + 1).strip().split(" +"));
  }
}
