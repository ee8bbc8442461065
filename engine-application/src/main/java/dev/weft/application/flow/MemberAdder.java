package dev.weft.application.flow;

import dev.weft.application.execution.ParentLeases;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.definition.DefinitionProblem;
import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.domain.graph.Member;
import dev.weft.domain.input.Problem;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.flow.AddExecution;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Adds one blocked member with an open group. One transaction. */
public final class MemberAdder implements AddExecution {

  private final Transactions transactions;
  private final IdSource ids;
  private final GraphLimits limits;

  public MemberAdder(Transactions transactions, IdSource ids, GraphLimits limits) {
    this.transactions = transactions;
    this.ids = ids;
    this.limits = limits;
  }

  @Override
  public Result add(Command command) {
    return transactions.run(
        stores ->
            LockedGraph.lock(stores, command.flow())
                .map(locked -> add(stores, locked, command))
                .orElseGet(Result.NotFound::new));
  }

  private Result add(Stores stores, LockedGraph locked, Command command) {
    Submission work = Drafts.completed(command.submission(), locked.flow().spec().namespace());
    Optional<Member> known = locked.graph().find(command.key());
    if (known.isPresent()) {
      return repeated(stores, locked, known.get(), work);
    }
    if (locked.isClosed()) {
      return new Result.FlowClosed(locked.state());
    }
    if (locked.flow().sealed()) {
      return new Result.FlowSealed();
    }
    ExecutionId id = ids.execution(command.flow().partition());
    NewExecution born = new NewExecution(id, new Membership.MemberOf(command.flow()), true, work);
    List<Problem> problems = problems(stores, locked, command, born);
    return problems.isEmpty()
        ? store(stores, locked, new Member(id, command.key(), Drafts.hash(work)), born)
        : new Result.Refused(problems);
  }

  private static Result repeated(Stores stores, LockedGraph locked, Member known, Submission work) {
    return known.content().equals(Drafts.hash(work))
        ? new Result.Existing(known.execution(), locked.flow().revision())
        : new Result.Conflicted(known.execution());
  }

  private List<Problem> problems(
      Stores stores, LockedGraph locked, Command command, NewExecution born) {
    List<Problem> problems = new ArrayList<>();
    int nodes = locked.flow().nodes() + 1;
    if (nodes > limits.nodes()) {
      problems.add(new DefinitionProblem.TooManyNodes<>(nodes, limits.nodes()).problem());
    }
    if (born.submission().findKey().isPresent()) {
      problems.add(Drafts.problem(command.key()));
    }
    problems.addAll(ParentLeases.problems(stores, List.of(born)));
    return problems;
  }

  private static Result store(Stores stores, LockedGraph locked, Member member, NewExecution born) {
    stores.executions().insert(List.of(born));
    stores.flow().members().insert(locked.flow().id(), List.of(member));
    EdgeGroup open = EdgeGroup.open(member.execution(), EdgePolicy.DEFAULT);
    stores.flow().groups().insert(locked.flow().id(), List.of(open));
    return new Result.Added(member.execution(), locked.grown(stores, 1, 0).revision());
  }
}
