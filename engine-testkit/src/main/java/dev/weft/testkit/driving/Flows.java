package dev.weft.testkit.driving;

import dev.weft.application.dispatch.CompletionDispatcher;
import dev.weft.application.dispatch.DependencyReconciler;
import dev.weft.application.flow.FlowCanceller;
import dev.weft.application.flow.FlowDescriber;
import dev.weft.application.flow.FlowSubmitter;
import dev.weft.application.flow.GraphDefiner;
import dev.weft.application.flow.GraphDescriber;
import dev.weft.application.sweep.CancelledFlowFinisher;
import dev.weft.application.sweep.ExpiredRemover;
import dev.weft.application.sweep.RetentionTerms;
import dev.weft.application.sweep.SettledFlowFinisher;
import dev.weft.application.sweep.SiblingCanceller;
import dev.weft.domain.dispatch.EventScope;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.CancellationPolicy;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.domain.graph.FlowView;
import dev.weft.domain.graph.GraphView;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.in.dispatch.ReconcileDependencies;
import dev.weft.port.in.flow.CancelFlow;
import dev.weft.port.in.flow.DefineGraph;
import dev.weft.port.in.flow.SubmitFlow;
import dev.weft.port.in.sweep.FlowSweepReport;
import dev.weft.port.in.sweep.RemoveExpired;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.builders.DraftBuilder;
import java.time.Duration;

/** What is done with whole flows, over one {@link Transactions}, said briefly. */
public record Flows(Transactions transactions, IdSource ids) {

  public SubmitFlow.Result submit(FlowSpec spec, DraftBuilder draft) {
    return new FlowSubmitter(transactions, ids, GraphLimits.DEFAULT)
        .submit(new SubmitFlow.Command(spec, draft.build(), "tester"));
  }

  public DefineGraph.Result define(FlowId flow, DraftBuilder draft) {
    return new GraphDefiner(transactions, ids, GraphLimits.DEFAULT)
        .define(new DefineGraph.Command(flow, draft.build(), "tester"));
  }

  public CancelFlow.Result cancel(FlowId flow, CancellationPolicy policy) {
    return new FlowCanceller(transactions)
        .cancel(new CancelFlow.Command(flow, policy, "drill", "tester"));
  }

  public FlowView describe(FlowId flow) {
    return new FlowDescriber(transactions).describe(flow).orElseThrow();
  }

  public GraphView graph(FlowId flow) {
    return new GraphDescriber(transactions).describe(flow).orElseThrow();
  }

  /** Dispatches until nothing is due. */
  public DispatchReport dispatchAll() {
    DispatchReport total = DispatchReport.NOTHING;
    DispatchReport step = dispatchNext();
    while (step.taken() > 0) {
      total = total.plus(step);
      step = dispatchNext();
    }
    return total;
  }

  public DispatchReport dispatchNext() {
    return new CompletionDispatcher(transactions).dispatchNext();
  }

  public ReconcileDependencies.Report tick(Duration staleThreshold, int batch) {
    return new DependencyReconciler(transactions)
        .tick(new ReconcileDependencies.Command(EventScope.ALL, staleThreshold, batch));
  }

  public FlowSweepReport finish() {
    return new SettledFlowFinisher(transactions).finishOnce();
  }

  /** Removes what ended that long ago; keys are kept for a day at least. */
  public RemoveExpired.Report remove(Duration age) {
    Duration day = Duration.ofDays(1);
    RetentionTerms terms =
        new RetentionTerms(age, age, age.compareTo(day) < 0 ? day : age, age, age);
    return new ExpiredRemover(transactions, terms).removeOnce();
  }

  public FlowSweepReport cancelSiblings() {
    return new SiblingCanceller(transactions).cancelOnce(ExecutionId.LOWEST).report();
  }

  public FlowSweepReport carryOutCancels() {
    return new CancelledFlowFinisher(transactions).finishOnce();
  }
}
