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
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.in.dispatch.ReconcileDependencies;
import dev.weft.port.in.sweep.FinishCancelledFlows;
import dev.weft.port.in.sweep.FinishSettledFlows;
import dev.weft.port.in.sweep.FlowSweepReport;
import dev.weft.port.in.sweep.RemoveExpired;
import dev.weft.port.out.tx.Transactions;

/** The steps that keep flows moving; each may run anywhere, at any time, many times at once. */
public record FlowSteps(
    DispatchCompletions dispatch,
    ReconcileDependencies reconcile,
    Walk<DispatchReport> stranded,
    Walk<FlowSweepReport> siblings,
    FinishCancelledFlows cancels,
    FinishSettledFlows settled,
    RemoveExpired expired) {

  public static FlowSteps over(Transactions transactions, RetentionTerms kept) {
    return new FlowSteps(
        new CompletionDispatcher(transactions),
        new DependencyReconciler(transactions),
        new Walk<>(new StrandedEdgeResolver(transactions)::resolveOnce),
        new Walk<>(new SiblingCanceller(transactions)::cancelOnce),
        new CancelledFlowFinisher(transactions),
        new SettledFlowFinisher(transactions),
        new ExpiredRemover(transactions, kept));
  }
}
