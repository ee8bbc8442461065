package dev.weft.application.execution;

import dev.weft.application.audit.Audited;
import dev.weft.application.decided.LockedMoves;
import dev.weft.domain.audit.Asker;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.Refusal;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

/** One operator's command for many executions, 500 of them in each transaction. */
final class OperatorBatches {

  static final int BATCH = 500;

  private OperatorBatches() {}

  /** What the audit calls it, and who asked. */
  record Order(String action, Asker asker) {}

  /** One answer per id, in the order given: {@code done}, or why not. */
  static <A> List<A> run(
      Transactions transactions,
      List<ExecutionId> asked,
      Order order,
      ExecutionCommand command,
      Function<ExecutionId, A> done,
      BiFunction<ExecutionId, Refusal, A> refused) {
    Map<ExecutionId, Decision> decisions = new HashMap<>();
    List<ExecutionId> ids = asked.stream().distinct().toList();
    for (int from = 0; from < ids.size(); from += BATCH) {
      List<ExecutionId> batch = ids.subList(from, Math.min(from + BATCH, ids.size()));
      decisions.putAll(transactions.run(stores -> moved(stores, batch, order, command)));
    }
    return asked.stream().map(id -> answer(id, decisions.get(id), done, refused)).toList();
  }

  private static Map<ExecutionId, Decision> moved(
      Stores stores, List<ExecutionId> batch, Order order, ExecutionCommand command) {
    Map<ExecutionId, Decision> decisions = LockedMoves.move(stores, batch, id -> command);
    Audited.append(stores, order.asker, order.action, decisions);
    return decisions;
  }

  private static <A> A answer(
      ExecutionId id,
      Decision decision,
      Function<ExecutionId, A> done,
      BiFunction<ExecutionId, Refusal, A> refused) {
    return decision instanceof Decision.Refused no ? refused.apply(id, no.why()) : done.apply(id);
  }
}
