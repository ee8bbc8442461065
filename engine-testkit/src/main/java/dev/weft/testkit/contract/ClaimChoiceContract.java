package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.name.Lane;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.testkit.builders.ClaimBuilder;
import dev.weft.testkit.builders.SubmissionBuilder;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Which executions a worker gets, and which first. */
public abstract class ClaimChoiceContract extends ContractSuite {

  private List<ExecutionId> claimed(ClaimBuilder claim) {
    return idsOf(engine().claim(claim.upTo(100)));
  }

  private ExecutionId submitted(SubmissionBuilder submission) {
    return engine().submit(submission);
  }

  @Nested
  class In_which_order {

    @Test
    void higher_priority_goes_first_then_the_earlier_due_time() {
      ExecutionId low = submitted(work().withPriority(1));
      ExecutionId later = submitted(work().withPriority(5).notBefore(now().plusMillis(2)));
      ExecutionId sooner = submitted(work().withPriority(5).notBefore(now().plusMillis(1)));
      ExecutionId highest = submitted(work().withPriority(9).notBefore(now().plusMillis(3)));
      clock().advance(Duration.ofMillis(3));

      assertThat(claimed(ask())).containsExactly(highest, sooner, later, low);
    }

    @Test
    void equals_go_by_id() {
      List<ExecutionId> ids =
          engine().submit(IntStream.range(0, 30).mapToObj(i -> work()).toList());

      assertThat(claimed(ask())).isEqualTo(ids.stream().sorted().toList());
    }

    @Test
    void kinds_and_capabilities_do_not_matter() {
      ExecutionId second = submitted(work().ofKind("a").withPriority(2).requiring("gpu"));
      ExecutionId third = submitted(work().ofKind("a").withPriority(1));
      ExecutionId first = submitted(work().ofKind("b").withPriority(3));

      assertThat(claimed(ask().able("gpu"))).containsExactly(first, second, third);
    }

    @Test
    void a_changed_priority_counts_at_once() {
      ExecutionId usual = submitted(work().withPriority(5));
      ExecutionId raised = submitted(work().withPriority(1));
      moves().apply(raised, new ExecutionCommand.Reprioritize(new Priority(6)));

      assertThat(claimed(ask())).containsExactly(raised, usual);
    }

    @Test
    void the_first_are_taken_when_there_are_more_than_asked() {
      ExecutionId third = submitted(work().withPriority(1));
      ExecutionId first = submitted(work().withPriority(3));
      ExecutionId second = submitted(work().withPriority(2));

      assertThat(idsOf(engine().claim(ask().upTo(2)))).containsExactly(first, second);
      assertThat(idsOf(engine().claim(ask().upTo(2)))).containsExactly(third);
    }
  }

  @Nested
  class For_whom {

    @Test
    void a_worker_needs_every_required_capability() {
      ExecutionId both = submitted(work().requiring("gpu", "ssd"));
      ExecutionId one = submitted(work().requiring("gpu"));
      ExecutionId none = submitted(work());

      assertThat(claimed(ask())).containsExactly(none);
      assertThat(claimed(ask().able("gpu", "arm"))).containsExactly(one);
      assertThat(claimed(ask().able("arm", "gpu", "ssd"))).containsExactly(both);
    }

    @Test
    void a_worker_may_ask_for_the_kinds_it_has_handlers_for() {
      ExecutionId fetch = submitted(work().ofKind("fetch"));
      ExecutionId parse = submitted(work().ofKind("parse"));
      ExecutionId store = submitted(work().ofKind("store"));

      assertThat(claimed(ask().ofKinds("parse", "unheard"))).containsExactly(parse);
      assertThat(claimed(ask())).containsExactlyInAnyOrder(fetch, store);
    }

    @Test
    void lanes_are_apart() {
      Lane other = new Lane(lane() + " too");
      ExecutionId here = submitted(work());
      ExecutionId there = submitted(work().inLane(other));

      assertThat(claimed(ask())).containsExactly(here);
      assertThat(claimed(ask().inLane(other))).containsExactly(there);
    }
  }

  @Nested
  class At_what_time {

    @Test
    void work_is_granted_from_its_due_time_on() {
      ExecutionId id = submitted(work().notBefore(now().plusMillis(10)));
      clock().advance(Duration.ofMillis(9));

      assertThat(claimed(ask())).isEmpty();
      clock().advance(Duration.ofMillis(1));
      assertThat(claimed(ask())).containsExactly(id);
    }

    @Test
    void work_past_its_deadline_is_left_to_the_sweep() {
      submitted(work().until(now().plusMillis(10)));
      ExecutionId longer = submitted(work().until(now().plusMillis(11)));
      clock().advance(Duration.ofMillis(10));

      assertThat(claimed(ask())).containsExactly(longer);
    }

    @Test
    void delayed_work_waits_for_its_new_time() {
      ExecutionId id = submitted(work());
      LeaseHandle handle = engine().claimOne(ask());
      Instant until = now().plusMillis(10);
      moves().apply(id, new ExecutionCommand.Delay(handle, until, DelayCause.QUOTA));

      assertThat(claimed(ask())).isEmpty();
      clock().set(until);
      assertThat(claimed(ask())).containsExactly(id);
    }

    @Test
    void due_work_is_not_granted_while_the_clock_shows_an_earlier_time() {
      ExecutionId id = submitted(work().notBefore(now().plusMillis(10)));
      clock().advance(Duration.ofMillis(10));
      claimed(ask().ofKinds("other"));
      clock().advance(Duration.ofMillis(-1));

      assertThat(claimed(ask())).isEmpty();
      clock().advance(Duration.ofMillis(1));
      assertThat(claimed(ask())).containsExactly(id);
    }
  }

  @Nested
  class In_which_phase {

    @Test
    void blocked_work_is_granted_once_unblocked() {
      ExecutionId id = insert(blockedMember(work()));

      assertThat(claimed(ask())).isEmpty();
      moves().apply(id, new ExecutionCommand.Unblock());
      assertThat(claimed(ask())).containsExactly(id);
    }

    @Test
    void cancelled_work_is_not_granted() {
      moves().apply(submitted(work()), new ExecutionCommand.Cancel("drill", "operator"));

      assertThat(claimed(ask())).isEmpty();
    }

    @Test
    void finished_work_is_not_granted() {
      submitted(work());
      engine().complete(engine().claimOne(ask()), Content.EMPTY);

      assertThat(claimed(ask())).isEmpty();
    }
  }
}
