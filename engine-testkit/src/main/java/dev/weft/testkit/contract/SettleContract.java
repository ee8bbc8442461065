package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.Sequel;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.Refusal;
import dev.weft.port.in.execution.CompleteExecutions.Item;
import dev.weft.port.in.execution.Settlement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A holder's success is stored once and answered the same for ever (I17). */
public abstract class SettleContract extends ContractSuite {

  private LeaseHandle granted() {
    engine().submit(work());
    return engine().claimOne(ask().by("w"));
  }

  private static Settlement success(LeaseHandle handle) {
    return new Settlement.Ended(handle.execution(), Outcome.SUCCESS);
  }

  @Test
  void success_ends_the_attempt_and_the_execution() {
    Instant start = now();
    LeaseHandle handle = granted();
    Execution active = see(handle.execution());
    clock().advance(Duration.ofMillis(250));

    Settlement settlement = engine().complete(handle, Content.json("42"));

    ExecutionId id = handle.execution();
    AttemptEnd end =
        new AttemptEnd(
            id,
            0,
            0,
            1,
            handle.lease(),
            new Worker("w", "w-1"),
            Origin.FRESH,
            start,
            now(),
            new AttemptOutcome.Succeeded(),
            new Sequel.Ended(Outcome.SUCCESS));
    assertThat(settlement).isEqualTo(success(handle));
    assertThat(see(id))
        .isEqualTo(new Execution.Terminal(active.standing(), new Ending.Succeeded(), now()));
    assertThat(engine().attempts(id)).containsExactly(new AttemptView.Ended(end));
  }

  @Test
  void every_byte_of_the_result_comes_back() {
    byte[] all = new byte[256];
    IntStream.range(0, 256).forEach(i -> all[i] = (byte) (255 - i));
    Content result = new Content(Bytes.of(all), new ContentType("image/x-noise; level=9"));
    LeaseHandle handle = granted();

    engine().complete(handle, result);

    assertThat(engine().result(handle.execution())).contains(result);
  }

  @Test
  void a_repeat_answers_the_same_and_keeps_the_first_result() {
    LeaseHandle handle = granted();
    engine().complete(handle, Content.json("1"));
    Execution ended = see(handle.execution());
    clock().advance(Duration.ofDays(1));

    Settlement again = engine().complete(handle, Content.json("2"));

    assertThat(again).isEqualTo(success(handle));
    assertThat(see(handle.execution())).isEqualTo(ended);
    assertThat(engine().result(handle.execution())).contains(Content.json("1"));
  }

  @Test
  void a_repeat_answers_the_same_after_later_generations() {
    LeaseHandle first = granted();
    engine().complete(first, Content.json("1"));
    moves().apply(first.execution(), new ExecutionCommand.Replay(Deadline.NEVER));
    LeaseHandle second = engine().claimOne(ask());

    Settlement whileActive = engine().complete(first, Content.json("2"));
    moves().apply(second.execution(), new ExecutionCommand.Cancel("drill", "operator"));
    Settlement whenCancelled = engine().complete(first, Content.json("2"));

    assertThat(List.of(whileActive, whenCancelled)).containsOnly(success(first));
    assertThat(engine().attempts(first.execution())).hasSize(2);
  }

  @Test
  void success_after_another_end_of_the_same_attempt_is_a_conflict() {
    LeaseHandle handle = granted();
    ExecutionCommand delay = new ExecutionCommand.Delay(handle, now(), DelayCause.DELAY);
    Decision first = moves().apply(handle.execution(), delay);
    engine().claimOne(ask());

    Settlement settlement = engine().complete(handle, Content.EMPTY);

    Refusal conflict = new Refusal.Conflict(((Decision.AttemptEnded) first).end());
    assertThat(settlement).isEqualTo(new Settlement.Refused(handle.execution(), conflict));
  }

  @Test
  void a_handle_twice_in_one_batch_is_a_repeat() {
    LeaseHandle handle = granted();

    List<Settlement> settlements =
        engine()
            .complete(
                List.of(new Item(handle, Content.json("1")), new Item(handle, Content.json("2"))));

    assertThat(settlements).containsExactly(success(handle), success(handle));
    assertThat(engine().result(handle.execution())).contains(Content.json("1"));
    assertThat(engine().attempts(handle.execution())).hasSize(1);
  }

  @Test
  void answers_come_in_the_order_of_the_items() {
    engine().submit(IntStream.range(0, 20).mapToObj(i -> work()).toList());
    List<LeaseHandle> handles =
        engine().claim(ask().upTo(20)).stream().map(claim -> claim.handle()).toList().reversed();

    List<Settlement> settlements =
        engine().complete(handles.stream().map(h -> new Item(h, Content.EMPTY)).toList());

    assertThat(settlements).isEqualTo(handles.stream().map(SettleContract::success).toList());
  }
}
