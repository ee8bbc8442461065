package dev.weft.bootstrap.crash;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.DraftBuilder.aDraft;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;

import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.graph.NodeView;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.builders.DraftBuilder;
import dev.weft.testkit.driving.Flows;
import dev.weft.testkit.driving.UseCases;
import java.util.List;

/** One flow whose nodes are of the kind of their keys; who is called {@code bad} fails. */
record FlowHands(Transactions transactions, IdSource ids, FlowId flow) {

  FlowHands over(Transactions others) {
    return new FlowHands(others, ids, flow);
  }

  Flows flows() {
    return new Flows(transactions, ids);
  }

  static DraftBuilder nodes(String... keys) {
    DraftBuilder draft = aDraft();
    for (String key : keys) {
      draft = draft.node(key, aSubmission().ofKind(key));
    }
    return draft;
  }

  FlowSpec spec() {
    return new FlowSpec(flow, new Kind("order"), Namespace.DEFAULT, Tags.NONE);
  }

  void submit(DraftBuilder draft) {
    flows().submit(spec(), draft);
  }

  ExecutionId execution(String key) {
    return flows().graph(flow).nodes().stream()
        .filter(node -> node.key().value().equals(key))
        .map(NodeView::execution)
        .findFirst()
        .orElseThrow();
  }

  List<Claim> start(String... keys) {
    return engine().claim(aClaim().ofKinds(keys).upTo(keys.length));
  }

  /** Leads those that can run to their ends; answers how many could. */
  int work(String... keys) {
    List<Claim> claims = start(keys);
    claims.forEach(this::end);
    return claims.size();
  }

  /** As a worker in a process with dispatch beside it does. */
  void workAndTell(String key) {
    start(key).forEach(this::end);
    flows().dispatchAll();
  }

  private void end(Claim claim) {
    if (claim.kind().value().equals("bad")) {
      engine().fail(claim.handle(), FailureClass.PERMANENT, "drill");
    } else {
      engine().complete(claim.handle(), Content.EMPTY);
    }
  }

  private UseCases engine() {
    return new UseCases(transactions, ids);
  }
}
