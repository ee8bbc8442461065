package dev.weft.adapter.inmemory;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.DraftBuilder.aDraft;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;

import dev.weft.domain.content.Content;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.flow.CancellationPolicy;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.builders.DraftBuilder;
import dev.weft.testkit.driving.Flows;
import dev.weft.testkit.driving.UseCases;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Does anything that can be done with flows, in a drawn order. */
final class RandomFlows {

  private final Random random;
  private final IdSource ids;
  private final List<FlowId> made = new ArrayList<>();

  RandomFlows(Random random, IdSource ids) {
    this.random = random;
    this.ids = ids;
  }

  void one(Transactions transactions) {
    Flows flows = new Flows(transactions, ids);
    switch (random.nextInt(9)) {
      case 0, 1 -> submit(flows);
      case 2, 3 -> work(new UseCases(transactions, ids));
      case 4, 5 -> flows.dispatchNext();
      case 6 -> flows.finish();
      case 7 -> cancel(flows);
      default -> flows.remove(Duration.ofSeconds(5));
    }
  }

  private void submit(Flows flows) {
    FlowSpec spec = new FlowSpec(ids.flow(), new Kind("order"), Namespace.DEFAULT, Tags.NONE);
    DraftBuilder draft = aDraft();
    for (String key : List.of("a", "b", "join", "leaf")) {
      draft = draft.node(key, aSubmission().inLane("flows"));
    }
    EdgePolicy any = new EdgePolicy.AnyOf(OnSatisfied.CANCEL_REMAINING);
    flows.submit(
        spec,
        draft
            .edge("a", "join")
            .edge("b", "join")
            .edge("join", "leaf")
            .joining("join", random.nextBoolean() ? any : EdgePolicy.DEFAULT));
    made.add(spec.id());
  }

  private void work(UseCases engine) {
    for (Claim claim : engine.claim(aClaim().inLane("flows").upTo(2))) {
      if (random.nextInt(3) > 0) {
        engine.complete(claim.handle(), Content.EMPTY);
      } else {
        engine.fail(claim.handle(), FailureClass.PERMANENT, "drill");
      }
    }
  }

  private void cancel(Flows flows) {
    if (!made.isEmpty()) {
      CancellationPolicy[] policies = CancellationPolicy.values();
      flows.cancel(
          made.get(random.nextInt(made.size())), policies[random.nextInt(policies.length)]);
    }
  }
}
