package dev.weft.application.outbox;

import dev.weft.application.audit.Audited;
import dev.weft.domain.audit.Asker;
import dev.weft.domain.audit.AuditResult;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.endpoint.EndpointHealth;
import dev.weft.domain.outbox.guard.UrlRules;
import dev.weft.port.in.outbox.RegisterEndpoint;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;

/** Makes endpoints known, once their URL is vetted. One transaction. */
public final class EndpointRegistrar implements RegisterEndpoint {

  private final Transactions transactions;
  private final UrlRules rules;

  public EndpointRegistrar(Transactions transactions, UrlRules rules) {
    this.transactions = transactions;
    this.rules = rules;
  }

  @Override
  public Result register(Command command) {
    try {
      Endpoint wanted = endpoint(command);
      return transactions.run(stores -> audited(stores, command.asker(), wanted));
    } catch (InvalidInput refused) {
      return new Result.Refused(refused.problem());
    }
  }

  private Endpoint endpoint(Command command) {
    return new Endpoint(
        command.id(),
        rules.vetted(command.url()),
        command.maxBatch(),
        command.subscription(),
        command.secret(),
        command.ladder(),
        command.enabled(),
        EndpointHealth.NEW);
  }

  private static Result audited(Stores stores, Asker asker, Endpoint wanted) {
    Result result = register(stores, wanted);
    Audited.append(stores, asker, "register_endpoint", wanted.id(), heard(result));
    return result;
  }

  private static AuditResult heard(Result result) {
    return switch (result) {
      case Result.Registered registered -> AuditResult.DONE;
      case Result.Existing existing -> AuditResult.UNCHANGED;
      case Result.Conflicted conflicted -> AuditResult.REFUSED;
      case Result.Refused refused -> AuditResult.REFUSED;
    };
  }

  private static Result register(Stores stores, Endpoint wanted) {
    if (stores.endpoints().insert(wanted)) {
      return new Result.Registered(wanted);
    }
    return stores
        .endpoints()
        .find(wanted.id())
        .map(known -> known(known, wanted))
        .orElseGet(() -> register(stores, wanted));
  }

  private static Result known(Endpoint known, Endpoint wanted) {
    return known.with(EndpointHealth.NEW).equals(wanted)
        ? new Result.Existing(known)
        : new Result.Conflicted(known);
  }
}
