package dev.weft.application.outbox;

import dev.weft.application.audit.Audited;
import dev.weft.domain.audit.AuditResult;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.endpoint.EndpointEdit;
import dev.weft.domain.outbox.guard.UrlRules;
import dev.weft.domain.outbox.operate.Unpark;
import dev.weft.domain.outbox.setting.Recovery;
import dev.weft.port.in.outbox.ChangeEndpoint;
import dev.weft.port.out.outbox.DeliveryChanges;
import dev.weft.port.out.outbox.LockedDeliveries;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Changes endpoints, and un-parks messages when the secret is another. One transaction. */
public final class EndpointChanger implements ChangeEndpoint {

  private static final String ACTION = "change_endpoint";

  private final Transactions transactions;
  private final UrlRules rules;
  private final Recovery recovery;

  public EndpointChanger(Transactions transactions, UrlRules rules, Recovery recovery) {
    this.transactions = transactions;
    this.rules = rules;
    this.recovery = recovery;
  }

  @Override
  public Result change(Command command) {
    try {
      command.edits().forEach(this::vet);
      return transactions.run(stores -> change(stores, command));
    } catch (InvalidInput refused) {
      return new Result.Refused(refused.problem());
    }
  }

  private void vet(EndpointEdit edit) {
    if (edit instanceof EndpointEdit.ToUrl changed) {
      rules.vetted(changed.url());
    }
  }

  private Result change(Stores stores, Command command) {
    boolean newSecret =
        command.edits().stream().anyMatch(edit -> edit instanceof EndpointEdit.ToSecret);
    return stores
        .outbox()
        .lockDeliveries(command.id(), List.of(), newSecret ? recovery.most() : 0)
        .<Result>map(locked -> new Result.Changed(changed(stores, locked, command)))
        .orElseGet(() -> notFound(stores, command));
  }

  private static Result notFound(Stores stores, Command command) {
    Audited.append(stores, command.asker(), ACTION, command.id(), AuditResult.REFUSED);
    return new Result.NotFound(command.id());
  }

  private Endpoint changed(Stores stores, LockedDeliveries locked, Command command) {
    Endpoint next = locked.endpoint();
    for (EndpointEdit edit : command.edits()) {
      next = edit.applied(next);
    }
    List<OutboxMessage> unparked = Unpark.of(locked.parked(), recovery, locked.now());
    stores.outbox().write(new DeliveryChanges(next, unparked, List.of()));
    Audited.append(stores, command.asker(), ACTION, command.id(), AuditResult.DONE);
    return next;
  }
}
