package dev.weft.application.execution;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.dispatch.passing.PassedResult;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.lease.LeaseId;
import dev.weft.port.in.execution.ClaimExecutions;
import dev.weft.port.out.execution.ClaimedExecution;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Grants leases to runnable work. One transaction, one statement, and a second one for the results
 * of upstreams when members of flows were granted.
 */
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
    return transactions.run(stores -> claim(stores, request, lease));
  }

  private static List<Claim> claim(Stores stores, ClaimRequest request, LeaseId lease) {
    List<ClaimedExecution> claimed = stores.executions().claimRunnable(request, lease);
    Map<ExecutionId, List<PassedResult>> upstreams = upstreams(stores, claimed);
    List<Claim> claims = new ArrayList<>(claimed.size());
    for (ClaimedExecution one : claimed) {
      claims.add(claimOf(one, upstreams.getOrDefault(one.execution().id(), List.of())));
    }
    return List.copyOf(claims);
  }

  private static Map<ExecutionId, List<PassedResult>> upstreams(
      Stores stores, List<ClaimedExecution> claimed) {
    List<ExecutionId> members = new ArrayList<>();
    for (ClaimedExecution one : claimed) {
      if (one.membership() instanceof Membership.MemberOf) {
        members.add(one.execution().id());
      }
    }
    return members.isEmpty() ? Map.of() : stores.dispatch().upstreams().listResults(members);
  }

  private static Claim claimOf(ClaimedExecution claimed, List<PassedResult> upstreams) {
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
        upstreams);
  }
}
