package dev.weft.application.execution;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.Settling;
import dev.weft.port.in.execution.RenewLeases;
import dev.weft.port.out.execution.Change;
import dev.weft.port.out.execution.LockedExecutions;
import dev.weft.port.out.execution.RenewedLease;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Renews in one statement, and looks again at the handles it left out.
 *
 * <p>The second look is a transaction of its own: renewals do not wait for it, and no transaction
 * locks rows twice out of order.
 */
public final class LeaseRenewer implements RenewLeases {

  private final Transactions transactions;

  public LeaseRenewer(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<Renewal> renew(Command command) {
    List<LeaseHandle> handles = command.handles();
    if (handles.isEmpty()) {
      return List.of();
    }
    Map<LeaseHandle, Renewal> answers = new HashMap<>();
    transactions
        .run(stores -> stores.executions().renewLive(handles, command.ttl()))
        .forEach(lease -> answers.put(lease.handle(), renewed(lease)));
    List<LeaseHandle> rest =
        handles.stream().filter(handle -> !answers.containsKey(handle)).distinct().toList();
    if (!rest.isEmpty()) {
      answers.putAll(transactions.run(stores -> lookAgain(stores, rest, command.ttl())));
    }
    return handles.stream().map(answers::get).toList();
  }

  private static Renewal renewed(RenewedLease lease) {
    return new Renewal.Renewed(lease.handle(), lease.until());
  }

  private static Map<LeaseHandle, Renewal> lookAgain(
      Stores stores, List<LeaseHandle> handles, LeaseTtl ttl) {
    LockedExecutions locked = stores.executions().lockForHolders(handles);
    List<ExecutionCommand.Renew> commands =
        handles.stream().map(handle -> new ExecutionCommand.Renew(handle, ttl)).toList();
    List<Decision> decisions = Settling.decide(commands, locked.sightings(), locked.now());
    Map<LeaseHandle, Renewal> answers = new HashMap<>();
    for (int i = 0; i < handles.size(); i++) {
      answers.put(handles.get(i), answer(stores, handles.get(i), decisions.get(i)));
    }
    return answers;
  }

  /** Renewed after all when the store's clock was set back between the two looks. */
  private static Renewal answer(Stores stores, LeaseHandle handle, Decision decision) {
    return switch (decision) {
      case Decision.Refused refused -> new Renewal.Lost(handle, refused.why());
      case Decision.Moved moved -> {
        stores
            .executions()
            .write(List.of(new Change(moved.next(), PastAttempt.NOT_ENDED, Content.EMPTY)));
        yield new Renewal.Renewed(handle, until((Execution.Active) moved.next()));
      }
      case Decision.AttemptEnded ended -> throw unexpected(handle, decision);
      case Decision.Repeated repeated -> throw unexpected(handle, decision);
      case Decision.Unchanged same -> throw unexpected(handle, decision);
    };
  }

  private static Instant until(Execution.Active active) {
    return active.lease().expiresAt();
  }

  private static IllegalStateException unexpected(LeaseHandle handle, Decision decision) {
    return new IllegalStateException(handle + ": a renewal came to " + decision);
  }
}
