package dev.weft.application.runtime;

import dev.weft.application.dispatch.CompletionDispatcher;
import dev.weft.application.dispatch.DependencyReconciler;
import dev.weft.application.dispatch.StrandedEdgeResolver;
import dev.weft.application.sweep.CancelledFlowFinisher;
import dev.weft.application.sweep.ExpiredRemover;
import dev.weft.application.sweep.RetentionTerms;
import dev.weft.application.sweep.SettledFlowFinisher;
import dev.weft.application.sweep.SiblingCanceller;
import dev.weft.port.in.dispatch.DispatchCompletions;
import dev.weft.port.in.dispatch.ReconcileDependencies;
import dev.weft.port.in.sweep.CancelSiblings;
import dev.weft.port.in.sweep.FinishCancelledFlows;
import dev.weft.port.in.sweep.FinishSettledFlows;
import dev.weft.port.in.sweep.RemoveExpired;
import dev.weft.port.in.sweep.ResolveStrandedEdges;
import dev.weft.port.out.tx.Transactions;

/** The steps that keep flows moving; each may run anywhere, at any time, many times at once. */
public record FlowSteps(
    DispatchCompletions dispatch,
    ReconcileDependencies reconcile,
    ResolveStrandedEdges stranded,
    CancelSiblings siblings,
    FinishCancelledFlows cancels,
    FinishSettledFlows settled,
    RemoveExpired expired) {

  public static FlowSteps over(Transactions transactions, RetentionTerms kept) {
    return new FlowSteps(
        new CompletionDispatcher(transactions),
        new DependencyReconciler(transactions),
        new StrandedEdgeResolver(transactions),
        new SiblingCanceller(transactions),
        new CancelledFlowFinisher(transactions),
        new SettledFlowFinisher(transactions),
        new ExpiredRemover(transactions, kept));
  }
}
