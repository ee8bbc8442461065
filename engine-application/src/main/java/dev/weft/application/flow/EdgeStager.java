package dev.weft.application.flow;

import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.definition.DefinitionProblem;
import dev.weft.domain.flow.definition.ExistingMembers;
import dev.weft.domain.flow.graph.Arc;
import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.domain.flow.growth.EdgeStaging;
import dev.weft.domain.flow.growth.GrowingGroup;
import dev.weft.domain.flow.growth.KnownEdge;
import dev.weft.domain.flow.growth.StageDecision;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.port.in.flow.StageEdge;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names an edge, checked against the whole graph under the flow's lock. One transaction. */
public final class EdgeStager implements StageEdge {

  private final Transactions transactions;
  private final GraphLimits limits;

  public EdgeStager(Transactions transactions, GraphLimits limits) {
    this.transactions = transactions;
    this.limits = limits;
  }

  @Override
  public Result stage(Command command) {
    return transactions.run(
        stores ->
            LockedGraph.lock(stores, command.flow())
                .map(locked -> stage(stores, locked, command))
                .orElseGet(Result.NotFound::new));
  }

  private Result stage(Stores stores, LockedGraph locked, Command command) {
    Arc<ExecutionId> ends = new Arc<>(command.upstream(), command.downstream());
    StageDecision<ExecutionId> decision =
        staging(stores, locked, command)
            .stage(ends, known(stores, locked, command), command.expected());
    return switch (decision) {
      case StageDecision.Staged<ExecutionId> staged -> store(stores, locked, command);
      case StageDecision.AlreadyStaged<ExecutionId> already ->
          new Result.AlreadyStaged(already.state(), locked.flow().revision());
      case StageDecision.IdTaken<ExecutionId> taken ->
          new Result.IdTaken(taken.ends().from(), taken.ends().to());
      case StageDecision.Contended<ExecutionId> contended ->
          new Result.Contended(contended.current());
      case StageDecision.GroupSealed<ExecutionId> sealed -> new Result.GroupSealed();
      case StageDecision.FlowClosed<ExecutionId> closed -> new Result.FlowClosed(closed.state());
      case StageDecision.Refused<ExecutionId> refused ->
          new Result.Refused(refused.problems().stream().map(DefinitionProblem::problem).toList());
    };
  }

  private EdgeStaging<ExecutionId> staging(Stores stores, LockedGraph locked, Command command) {
    GrowingGroup group =
        locked.graph().contains(command.downstream())
            ? locked.graph().growing(command.downstream())
            : GrowingGroup.OPEN;
    return new EdgeStaging<>(
        new ExistingMembers<>(locked.graph().arrows(), foreign(stores, locked, command)),
        group,
        locked.state(),
        locked.flow().revision(),
        limits);
  }

  private static Set<ExecutionId> foreign(Stores stores, LockedGraph locked, Command command) {
    return Stream.of(command.upstream(), command.downstream())
        .filter(end -> !locked.graph().contains(end))
        .filter(end -> stores.reads().find(end).isPresent())
        .collect(Collectors.toSet());
  }

  private static KnownEdge<ExecutionId> known(Stores stores, LockedGraph locked, Command command) {
    return stores
        .flow()
        .edges()
        .find(command.flow(), command.edge())
        .<KnownEdge<ExecutionId>>map(edge -> new KnownEdge.Stored<>(edge.ends(), edge.state()))
        .orElseGet(KnownEdge.None::new);
  }

  private static Result store(Stores stores, LockedGraph locked, Command command) {
    StoredEdge staged =
        new StoredEdge(
            command.edge(),
            command.upstream(),
            command.downstream(),
            command.ref(),
            false,
            new EdgeResolution.Unresolved());
    stores.flow().edges().insert(command.flow(), command.by(), List.of(staged));
    return new Result.Staged(locked.grown(stores, 0, 1).revision());
  }
}
