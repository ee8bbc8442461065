package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.ProvidesIntoSet;
import dev.weft.application.event.EventReader;
import dev.weft.application.flow.EdgeApplier;
import dev.weft.application.flow.EdgeStager;
import dev.weft.application.flow.FlowCanceller;
import dev.weft.application.flow.FlowCreator;
import dev.weft.application.flow.FlowSealer;
import dev.weft.application.flow.FlowSubmitter;
import dev.weft.application.flow.FlowTagger;
import dev.weft.application.flow.GraphDefiner;
import dev.weft.application.flow.GroupPolicySetter;
import dev.weft.application.flow.GroupSealer;
import dev.weft.application.flow.MemberAdder;
import dev.weft.application.runtime.FlowSteps;
import dev.weft.application.sweep.RetentionTerms;
import dev.weft.bootstrap.reconcile.Reconciler;
import dev.weft.bootstrap.reconcile.Reconciler.Pace;
import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.port.in.dispatch.ReconcileDependencies;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;

/** What changes flows, over the chosen storage. */
final class FlowModule extends AbstractModule {

  @Provides
  @Singleton
  FlowCreator create(Transactions transactions) {
    return new FlowCreator(transactions);
  }

  @Provides
  @Singleton
  FlowSubmitter submit(Transactions transactions, IdSource ids) {
    return new FlowSubmitter(transactions, ids, GraphLimits.DEFAULT);
  }

  @Provides
  @Singleton
  GraphDefiner define(Transactions transactions, IdSource ids) {
    return new GraphDefiner(transactions, ids, GraphLimits.DEFAULT);
  }

  @Provides
  @Singleton
  MemberAdder add(Transactions transactions, IdSource ids) {
    return new MemberAdder(transactions, ids, GraphLimits.DEFAULT);
  }

  @Provides
  @Singleton
  EdgeStager stage(Transactions transactions) {
    return new EdgeStager(transactions, GraphLimits.DEFAULT);
  }

  @Provides
  @Singleton
  EdgeApplier apply(Transactions transactions) {
    return new EdgeApplier(transactions);
  }

  @Provides
  @Singleton
  GroupPolicySetter policy(Transactions transactions) {
    return new GroupPolicySetter(transactions);
  }

  @Provides
  @Singleton
  GroupSealer sealGroup(Transactions transactions) {
    return new GroupSealer(transactions);
  }

  @Provides
  @Singleton
  FlowSealer sealFlow(Transactions transactions) {
    return new FlowSealer(transactions);
  }

  @Provides
  @Singleton
  FlowTagger tag(Transactions transactions) {
    return new FlowTagger(transactions);
  }

  @Provides
  @Singleton
  FlowCanceller cancel(Transactions transactions) {
    return new FlowCanceller(transactions);
  }

  @Provides
  @Singleton
  FlowSteps steps(@Background Transactions transactions) {
    return FlowSteps.over(transactions, RetentionTerms.DEFAULT);
  }

  @ProvidesIntoSet
  @Singleton
  Reconciler dependencies(FlowSteps steps) {
    return new Reconciler(
        "dependency-reconciler",
        () -> steps.reconcile().tick(ReconcileDependencies.Command.DEFAULT));
  }

  @ProvidesIntoSet
  @Singleton
  Reconciler stranded(FlowSteps steps) {
    return new Reconciler("stranded-edges", steps.stranded()::next);
  }

  @ProvidesIntoSet
  @Singleton
  Reconciler siblings(FlowSteps steps) {
    return new Reconciler("sibling-cancel", steps.siblings()::next);
  }

  @ProvidesIntoSet
  @Singleton
  Reconciler cancels(FlowSteps steps) {
    return new Reconciler("flow-cancel", steps.cancels()::finishOnce);
  }

  @ProvidesIntoSet
  @Singleton
  Reconciler finisher(FlowSteps steps) {
    return new Reconciler("flow-finisher", steps.settled()::finishOnce);
  }

  @ProvidesIntoSet
  @Singleton
  Reconciler retention(FlowSteps steps) {
    return new Reconciler("retention", steps.expired()::removeOnce, Pace.LEISURELY);
  }

  @Provides
  @Singleton
  EventReader events(Transactions transactions) {
    return new EventReader(transactions);
  }
}
