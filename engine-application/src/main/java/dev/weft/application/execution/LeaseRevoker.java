package dev.weft.application.execution;

import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.RevokeLeases;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Takes leases away: lock, decide, write. One transaction per 500 executions. */
public final class LeaseRevoker implements RevokeLeases {

  private final Transactions transactions;

  public LeaseRevoker(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<Answer> revoke(Command command) {
    return OperatorBatches.run(
        transactions,
        command.executions(),
        new OperatorBatches.Order("revoke_lease", command.asker()),
        new ExecutionCommand.Revoke(command.asker().reason(), command.asker().by()),
        Answer.Revoked::new,
        Answer.Refused::new);
  }
}
