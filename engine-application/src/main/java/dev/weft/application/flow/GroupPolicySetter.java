package dev.weft.application.flow;

import dev.weft.domain.flow.growth.PolicySetting;
import dev.weft.port.in.flow.SetEdgeGroupPolicy;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Sets how a member joins its upstreams, before its first edge. One transaction. */
public final class GroupPolicySetter implements SetEdgeGroupPolicy {

  private final Transactions transactions;

  public GroupPolicySetter(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Result set(Command command) {
    return transactions.run(
        stores ->
            LockedGraph.lock(stores, command.flow())
                .map(locked -> set(stores, locked, command))
                .orElseGet(Result.FlowNotFound::new));
  }

  private static Result set(Stores stores, LockedGraph locked, Command command) {
    if (!locked.graph().contains(command.downstream())) {
      return new Result.MemberNotFound();
    }
    return switch (locked.graph().growing(command.downstream()).set(command.policy())) {
      case PolicySetting.AlreadySet already -> new Result.AlreadySet(locked.flow().revision());
      case PolicySetting.AlreadyFixed fixed -> new Result.AlreadyFixed(fixed.policy());
      case PolicySetting.Set set ->
          locked.isClosed()
              ? new Result.FlowClosed(locked.state())
              : store(stores, locked, command);
    };
  }

  private static Result store(Stores stores, LockedGraph locked, Command command) {
    stores
        .flow()
        .groups()
        .write(List.of(locked.graph().groups().get(command.downstream()).under(command.policy())));
    return new Result.WasSet(locked.grown(stores, 0, 0).revision());
  }
}
