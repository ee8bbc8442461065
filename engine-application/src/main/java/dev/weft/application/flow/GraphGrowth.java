package dev.weft.application.flow;

import dev.weft.application.decided.JoinMoves;
import dev.weft.application.execution.ParentLeases;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.definition.DefinitionProblem;
import dev.weft.domain.flow.definition.DefinitionResult;
import dev.weft.domain.flow.definition.ExistingMembers;
import dev.weft.domain.flow.definition.FlowDefinition;
import dev.weft.domain.flow.definition.FlowDraft;
import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.domain.graph.Member;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.domain.input.Problem;
import dev.weft.domain.submission.FlowPlan;
import dev.weft.domain.submission.FreshIds;
import dev.weft.domain.submission.PlacedMembers;
import dev.weft.domain.submission.PlannedEdge;
import dev.weft.domain.submission.PlannedExecution;
import dev.weft.domain.submission.Start;
import dev.weft.domain.submission.Submission;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Stores;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Adds a checked draft to a locked flow: all of it in a few statements, or nothing (I11). */
record GraphGrowth(IdSource ids, GraphLimits limits, String by) {

  /** What became of a draft. */
  sealed interface Growth {

    record Grown(Flow flow, Map<NodeKey, ExecutionId> executions) implements Growth {}

    /** All of it was there before. */
    record Repeated(Map<NodeKey, ExecutionId> executions) implements Growth {}

    record Closed() implements Growth {}

    record Refused(List<Problem> problems) implements Growth {}
  }

  Growth grow(Stores stores, LockedGraph locked, FlowDraft<Submission> asked) {
    FlowDraft<Submission> draft = Drafts.completed(asked, locked.flow().spec().namespace());
    if (Drafts.repeats(draft, locked.graph())) {
      return new Growth.Repeated(named(draft, locked.graph().ids()));
    }
    if (locked.isClosed()) {
      return new Growth.Closed();
    }
    List<Problem> keyed = Drafts.keyed(draft);
    if (!keyed.isEmpty()) {
      return new Growth.Refused(keyed);
    }
    ExistingMembers<NodeKey> existing =
        new ExistingMembers<>(locked.graph().keyedArrows(), Set.of());
    return switch (FlowDefinition.define(draft, existing, limits)) {
      case DefinitionResult.Refused<Submission> refused ->
          new Growth.Refused(refused.problems().stream().map(DefinitionProblem::problem).toList());
      case DefinitionResult.Defined<Submission> defined ->
          store(stores, locked, defined.definition());
    };
  }

  private Growth store(Stores stores, LockedGraph locked, FlowDefinition<Submission> definition) {
    FlowPlan<Submission> plan = plan(stores, locked, definition);
    List<NewExecution> born = plan.executions().stream().map(born(locked.flow())).toList();
    List<Problem> orphans = ParentLeases.problems(stores, born);
    if (!orphans.isEmpty()) {
      return new Growth.Refused(orphans);
    }
    if (!born.isEmpty()) {
      insert(stores, locked, plan, born);
    }
    Flow sealed = locked.flow().seal();
    Flow next =
        definition.changesGraph()
            ? sealed.grown(born.size(), plan.edges().size(), locked.now())
            : sealed;
    return new Growth.Grown(locked.written(stores, next), keys(plan));
  }

  private FlowPlan<Submission> plan(
      Stores stores, LockedGraph locked, FlowDefinition<Submission> definition) {
    PlacedMembers placed = new PlacedMembers(locked.graph().ids(), locked.graph().ended());
    FreshIds fresh = new FreshIds(() -> ids.execution(locked.flow().id().partition()), ids::edge);
    return FlowPlan.of(definition, placed, fresh);
  }

  private static Function<PlannedExecution<Submission>, NewExecution> born(Flow flow) {
    return planned ->
        new NewExecution(
            planned.id(),
            new Membership.MemberOf(flow.id()),
            planned.start() != Start.RUNNABLE,
            planned.work());
  }

  private void insert(
      Stores stores, LockedGraph locked, FlowPlan<Submission> plan, List<NewExecution> born) {
    stores.executions().insert(born);
    stores
        .flow()
        .members()
        .insert(
            locked.flow().id(),
            plan.executions().stream()
                .map(it -> new Member(it.id(), it.key(), Drafts.hash(it.work())))
                .toList());
    if (!plan.edges().isEmpty()) {
      stores
          .flow()
          .edges()
          .insert(locked.flow().id(), by, plan.edges().stream().map(GraphGrowth::stored).toList());
      stores.flow().groups().insert(locked.flow().id(), plan.groups());
    }
    JoinMoves.move(stores, List.of(), skipped(plan), plan.relieved());
    started(plan).map(Submission::lane).distinct().forEach(stores.hints()::workIn);
  }

  private static StoredEdge stored(PlannedEdge edge) {
    return new StoredEdge(
        edge.id(), edge.upstream(), edge.child(), edge.ref(), true, edge.resolution());
  }

  private static List<ExecutionId> skipped(FlowPlan<Submission> plan) {
    return plan.executions().stream()
        .filter(planned -> planned.start() == Start.SKIPPED)
        .map(PlannedExecution::id)
        .toList();
  }

  private static Stream<Submission> started(FlowPlan<Submission> plan) {
    return plan.executions().stream()
        .filter(planned -> planned.start() == Start.RUNNABLE)
        .map(PlannedExecution::work);
  }

  private static Map<NodeKey, ExecutionId> keys(FlowPlan<Submission> plan) {
    return plan.executions().stream()
        .collect(Collectors.toMap(PlannedExecution::key, PlannedExecution::id));
  }

  private static Map<NodeKey, ExecutionId> named(
      FlowDraft<Submission> draft, Map<NodeKey, ExecutionId> all) {
    return draft.nodes().stream()
        .collect(Collectors.toMap(node -> node.key(), node -> all.get(node.key())));
  }
}
