package dev.weft.application.execution;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.lease.LeaseId;
import dev.weft.port.in.execution.ClaimExecutions;
import dev.weft.port.out.execution.ClaimedExecution;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Grants leases to runnable work. One transaction, one statement. */
public final class ExecutionClaimer implements ClaimExecutions {

  private final Transactions transactions;
  private final IdSource ids;

  public ExecutionClaimer(Transactions transactions, IdSource ids) {
    this.transactions = transactions;
    this.ids = ids;
  }

  @Override
  public List<Claim> claim(ClaimRequest request) {
    LeaseId lease = ids.lease();
    return transactions.run(stores -> stores.executions().claimRunnable(request, lease)).stream()
        .map(ExecutionClaimer::claimOf)
        .toList();
  }

  private static Claim claimOf(ClaimedExecution claimed) {
    Execution.Active active = claimed.execution();
    LeaseHandle handle =
        new LeaseHandle(
            active.id(), active.attempt(), active.lease().id(), active.standing().epoch());
    return new Claim(
        handle,
        claimed.membership(),
        claimed.kind(),
        active.origin(),
        active.lease().expiresAt(),
        claimed.payload(),
        List.of());
  }
}
