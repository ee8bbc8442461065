package dev.weft.domain.outbox.isolation;

import static dev.weft.domain.outbox.Messages.id;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.answer.DeliveryAnswer.Answered;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.settle.Verdict;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StoppedTest {

  private static final Answered REFUSED = Answered.of(422, "", "");
  private static final Answered ACCEPTED = Answered.of(200, "", "");

  private final Isolation run = Isolation.of(List.of(id(1), id(2), id(3)));

  @Test
  void a_run_that_never_began_decides_nothing() {
    assertThat(run.stopped()).isEqualTo(new IsolationStep.Finished(Map.of(), List.of()));
  }

  @Test
  void held_refusals_and_rows_not_tried_stay_undecided() {
    assertThat(run.after(REFUSED).after(REFUSED).stopped())
        .isEqualTo(new IsolationStep.Finished(Map.of(), List.of()));
  }

  @Test
  void what_is_decided_keeps_its_verdict() {
    assertThat(run.after(REFUSED).after(REFUSED).after(ACCEPTED).stopped())
        .isEqualTo(
            new IsolationStep.Finished(
                Map.of(id(1), Verdict.GivenUp.permanent("422"), id(2), new Verdict.Delivered()),
                List.of(new DeliveryClass.Accepted())));
  }

  @Test
  void a_finished_run_stays_as_it_is() {
    Isolation finished = run.after(ACCEPTED);

    assertThat(finished.stopped()).isEqualTo(finished.next());
  }
}
