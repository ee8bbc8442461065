package dev.weft.application.outbox;

import dev.weft.application.audit.Audited;
import dev.weft.domain.audit.AuditResult;
import dev.weft.domain.outbox.endpoint.EndpointDeletion;
import dev.weft.port.in.outbox.RemoveEndpoint;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;

/** Forgets endpoints. One transaction, then one per batch of messages that go with it. */
public final class EndpointRemover implements RemoveEndpoint {

  private final Transactions transactions;

  public EndpointRemover(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Result remove(Command command) {
    Result result = transactions.run(stores -> audited(stores, command));
    if (result instanceof Result.Removed) {
      abandonOrphans();
    }
    return result;
  }

  private static Result audited(Stores stores, Command command) {
    Result result = remove(stores, command);
    AuditResult heard = result instanceof Result.Removed ? AuditResult.DONE : AuditResult.REFUSED;
    Audited.append(stores, command.asker(), "remove_endpoint", command.id(), heard);
    return result;
  }

  private static Result remove(Stores stores, Command command) {
    if (stores.endpoints().lock(command.id()).isEmpty()) {
      return new Result.NotFound(command.id());
    }
    long unsent = stores.endpoints().countUnsent(command.id());
    return switch (EndpointDeletion.decide(unsent, command.abandon())) {
      case EndpointDeletion.RefusedUnsent refused -> new Result.RefusedUnsent(refused.unsent());
      case EndpointDeletion.Deleted deleted -> {
        stores.endpoints().delete(command.id());
        yield new Result.Removed(deleted.abandons());
      }
    };
  }

  private void abandonOrphans() {
    int abandoned = OrphanStep.BATCH;
    while (abandoned == OrphanStep.BATCH) {
      abandoned = transactions.run(OrphanStep::once);
    }
  }
}
