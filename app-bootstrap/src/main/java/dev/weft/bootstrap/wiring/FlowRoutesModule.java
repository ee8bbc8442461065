package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import com.google.inject.multibindings.ProvidesIntoSet;
import dev.weft.application.event.EventReader;
import dev.weft.application.flow.EdgeApplier;
import dev.weft.application.flow.EdgeDescriber;
import dev.weft.application.flow.EdgeLister;
import dev.weft.application.flow.EdgeStager;
import dev.weft.application.flow.FlowCanceller;
import dev.weft.application.flow.FlowCreator;
import dev.weft.application.flow.FlowDescriber;
import dev.weft.application.flow.FlowLister;
import dev.weft.application.flow.FlowSealer;
import dev.weft.application.flow.FlowSubmitter;
import dev.weft.application.flow.FlowSummaryReader;
import dev.weft.application.flow.FlowTagReader;
import dev.weft.application.flow.FlowTagger;
import dev.weft.application.flow.GraphDefiner;
import dev.weft.application.flow.GraphDescriber;
import dev.weft.application.flow.GroupPolicySetter;
import dev.weft.application.flow.GroupSealer;
import dev.weft.application.flow.MemberAdder;
import dev.weft.application.runtime.PatientCanceller;
import dev.weft.application.runtime.PatientReader;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.event.EventRoutes;
import dev.weft.bootstrap.http.flow.FlowOperatorRoutes;
import dev.weft.bootstrap.http.flow.FlowReadRoutes;
import dev.weft.bootstrap.http.flow.FlowSubmitRoutes;
import dev.weft.bootstrap.http.flow.GraphRoutes;
import dev.weft.bootstrap.http.flow.GrowthRoutes;
import dev.weft.bootstrap.http.flow.SealRoutes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;

/** The API of flows and of the feed, over the use cases. */
final class FlowRoutesModule extends AbstractModule {

  @ProvidesIntoSet
  @Singleton
  Routes submit(
      FlowCreator creator,
      FlowSubmitter submitter,
      GraphDefiner definer,
      IdSource ids,
      Bodies bodies,
      Contents contents) {
    return new FlowSubmitRoutes(creator, submitter, definer, ids, bodies, contents);
  }

  @ProvidesIntoSet
  @Singleton
  Routes growth(
      MemberAdder adder, EdgeStager stager, EdgeApplier applier, Bodies bodies, Contents contents) {
    return new GrowthRoutes(adder, stager, applier, bodies, contents);
  }

  @ProvidesIntoSet
  @Singleton
  Routes seals(GroupPolicySetter policies, GroupSealer groups, FlowSealer flows, Bodies bodies) {
    return new SealRoutes(policies, groups, flows, bodies);
  }

  @ProvidesIntoSet
  @Singleton
  Routes reads(Transactions transactions, Bodies bodies) {
    return new FlowReadRoutes(
        new FlowLister(transactions),
        new FlowDescriber(transactions),
        new FlowSummaryReader(transactions),
        bodies);
  }

  @ProvidesIntoSet
  @Singleton
  Routes graphs(Transactions transactions, Bodies bodies) {
    return new GraphRoutes(
        new GraphDescriber(transactions),
        new EdgeLister(transactions),
        new EdgeDescriber(transactions),
        bodies);
  }

  @ProvidesIntoSet
  @Singleton
  Routes operator(
      FlowCanceller canceller, FlowTagger tagger, Transactions transactions, Bodies bodies) {
    return new FlowOperatorRoutes(
        new PatientCanceller(canceller, new FlowDescriber(transactions)),
        tagger,
        new FlowTagReader(transactions),
        bodies);
  }

  @ProvidesIntoSet
  @Singleton
  Routes events(EventReader events, Bodies bodies) {
    return new EventRoutes(new PatientReader(events), bodies);
  }
}
