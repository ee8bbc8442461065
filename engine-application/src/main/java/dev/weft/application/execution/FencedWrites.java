package dev.weft.application.execution;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.attempt.Sequel;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.Settling;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.out.execution.Change;
import dev.weft.port.out.execution.LockedExecutions;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.ArrayList;
import java.util.List;

/**
 * The walk shared by everything a lease holder writes: lock the rows in id order, let the domain
 * decide under the lock, write what it decided. One transaction for the batch.
 */
final class FencedWrites {

  private FencedWrites() {}

  static List<Settlement> settle(Transactions transactions, List<FencedRequest> requests) {
    return requests.isEmpty() ? List.of() : transactions.run(stores -> settle(stores, requests));
  }

  private static List<Settlement> settle(Stores stores, List<FencedRequest> requests) {
    List<ExecutionCommand.Fenced> commands = new ArrayList<>(requests.size());
    List<LeaseHandle> handles = new ArrayList<>(requests.size());
    for (FencedRequest request : requests) {
      commands.add(request.command());
      handles.add(request.command().handle());
    }
    LockedExecutions locked = stores.executions().lockForHolders(handles);
    List<Decision> decisions = Settling.decide(commands, locked.sightings(), locked.now());
    write(stores, requests, decisions);
    return answers(handles, decisions);
  }

  private static void write(Stores stores, List<FencedRequest> requests, List<Decision> decisions) {
    List<Change> changes = new ArrayList<>(decisions.size());
    for (int i = 0; i < decisions.size(); i++) {
      if (decisions.get(i) instanceof Decision.AttemptEnded ended) {
        PastAttempt end = new PastAttempt.Ended(ended.end());
        changes.add(new Change(ended.next(), end, requests.get(i).result()));
      }
    }
    if (!changes.isEmpty()) {
      stores.executions().write(changes).forEach(stores.hints()::moved);
    }
  }

  private static List<Settlement> answers(List<LeaseHandle> handles, List<Decision> decisions) {
    List<Settlement> answers = new ArrayList<>(decisions.size());
    for (int i = 0; i < decisions.size(); i++) {
      answers.add(answer(handles.get(i).execution(), decisions.get(i)));
    }
    return List.copyOf(answers);
  }

  private static Settlement answer(ExecutionId id, Decision decision) {
    return switch (decision) {
      case Decision.AttemptEnded ended -> answer(ended.end());
      case Decision.Repeated repeated -> answer(repeated.first());
      case Decision.Refused refused -> new Settlement.Refused(id, refused.why());
      case Decision.Moved moved -> throw new IllegalStateException(id + " moved with a live lease");
      case Decision.Unchanged same -> throw new IllegalStateException(id + " kept its lease");
    };
  }

  private static Settlement answer(AttemptEnd end) {
    return switch (end.sequel()) {
      case Sequel.Ended ended -> new Settlement.Ended(end.execution(), ended.outcome());
      case Sequel.RunsAgain again -> new Settlement.RunsAgain(end.execution(), again.runAt());
    };
  }
}
