package dev.weft.adapter.postgres;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.DraftBuilder.aDraft;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.in.dispatch.ReconcileDependencies;
import dev.weft.testkit.contract.CallerTransaction;
import dev.weft.testkit.driving.Flows;
import dev.weft.testkit.driving.UseCases;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Dispatch looks at rows, not behind a position: whoever commits late is not passed over (I2). */
class LateCommitTest {

  private static final Duration STALE = Duration.ofSeconds(1);

  private final PostgresPorts ports = PostgresPorts.fresh();
  private final UseCases engine = new UseCases(ports.transactions(), ports.ids());
  private final Flows flows = new Flows(ports.transactions(), ports.ids());

  @AfterEach
  void close() {
    ports.close();
  }

  @Test
  void an_end_that_commits_after_younger_ones_were_dispatched_is_dispatched_too() {
    LeaseHandle late = running("late");
    LeaseHandle young = running("young");

    try (CallerTransaction caller = ports.callerTransaction()) {
      new UseCases(caller.transactions(), ports.ids()).complete(late, Content.EMPTY);
      engine.complete(young, Content.EMPTY);
      assertThat(flows.dispatchAll()).isEqualTo(new DispatchReport(1, 1, 1, 1, 0, 0, 0));
      ports.clock().advance(STALE);
      assertThat(flows.tick(STALE, 10).scanned()).isZero();
      caller.commit();
    }

    assertThat(flows.tick(STALE, 10)).isEqualTo(new ReconcileDependencies.Report(1, 1, 0, 0, 0, 0));
    assertThat(engine.claim(aClaim().ofKinds("late-child", "young-child").upTo(2))).hasSize(2);
  }

  private LeaseHandle running(String kind) {
    flows.submit(
        new FlowSpec(ports.ids().flow(), new Kind("race"), Namespace.DEFAULT, Tags.NONE),
        aDraft()
            .node("upstream", aSubmission().ofKind(kind))
            .node("child", aSubmission().ofKind(kind + "-child"))
            .edge("upstream", "child"));
    return engine.claimOne(aClaim().ofKinds(kind));
  }
}
