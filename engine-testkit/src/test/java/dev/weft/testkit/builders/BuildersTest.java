package dev.weft.testkit.builders;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.ExecutionBuilder.anExecution;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.Spent;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.domain.submission.IdempotencyKey;
import dev.weft.domain.submission.Option;
import dev.weft.domain.submission.Submission;
import dev.weft.testkit.doubles.MutableClock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class BuildersTest {

  @Test
  void a_submission_holds_what_was_said_and_nothing_else() {
    Submission submission =
        aSubmission().ofKind("fetch").inLane("gpu").withPriority(5).keyed("k").build();

    assertThat(submission)
        .isEqualTo(
            Submission.of("fetch")
                .with(new Option.InLane(new Lane("gpu")))
                .with(new Option.WithPriority(new Priority(5)))
                .with(new Option.Keyed(new IdempotencyKey("k"))));
    assertThat(aSubmission().build()).isEqualTo(Submission.of("task"));
  }

  @Test
  void a_claim_holds_what_was_said() {
    ClaimRequest claim =
        aClaim()
            .by("w")
            .inLane("gpu")
            .able("arm")
            .ofKinds("fetch")
            .upTo(10)
            .lasting(Duration.ofSeconds(5))
            .build();

    assertThat(claim)
        .isEqualTo(
            new ClaimRequest(
                new Lane("gpu"),
                Capabilities.of("arm"),
                new TreeSet<>(List.of(new Kind("fetch"))),
                new Worker("w", "w-1"),
                10,
                new LeaseTtl(Duration.ofSeconds(5))));
  }

  @Test
  void an_execution_stands_as_said_in_every_phase() {
    Instant at = MutableClock.START.plusSeconds(1);
    ExecutionBuilder said =
        anExecution().withPriority(4).spending(1, 2).until(at.plusSeconds(9)).at(at);

    assertThat(said.runnable().runAt()).isEqualTo(at);
    assertThat(said.blocked().runAt()).isEqualTo(at);
    assertThat(said.active().lease().expiresAt()).isEqualTo(at.plusSeconds(30));
    assertThat(said.active().attempt()).isZero();
    assertThat(said.terminal(new Ending.Skipped()).outcome()).isEqualTo(Outcome.SKIPPED);
    assertThat(List.<Execution>of(said.runnable(), said.blocked(), said.active()))
        .allSatisfy(
            execution -> {
              assertThat(execution.standing().priority()).isEqualTo(new Priority(4));
              assertThat(execution.standing().spent()).isEqualTo(new Spent(1, 2));
              assertThat(execution.standing().deadline().at()).isEqualTo(at.plusSeconds(9));
            });
  }
}
