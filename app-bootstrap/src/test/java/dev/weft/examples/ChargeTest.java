package dev.weft.examples;

import static dev.weft.port.out.handler.HandlerOutcome.done;
import static dev.weft.port.out.handler.HandlerOutcome.failed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.inmemory.InMemoryTransactions;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.submission.Submission;
import dev.weft.testkit.doubles.MutableClock;
import dev.weft.testkit.doubles.RecordingWorkSignal;
import dev.weft.testkit.manual.ManualEngine;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ChargeTest {

  @Test
  void a_charge_is_tried_again_until_the_bank_is_open() {
    MutableClock clock = new MutableClock();
    var store = new InMemoryTransactions(clock, new RecordingWorkSignal());
    ManualEngine engine =
        ManualEngine.over(store, clock)
            .handling("charge", job -> job.attempt() < 2 ? failed("bank closed") : done());

    ExecutionId id = engine.submit(Submission.of("charge"));
    engine.runUntilIdle();
    assertThat(engine.state(id)).isEqualTo(PublicState.DELAYED);

    engine.advance(Duration.ofSeconds(3));
    assertThat(engine.state(id)).isEqualTo(PublicState.COMPLETED);
  }
}
