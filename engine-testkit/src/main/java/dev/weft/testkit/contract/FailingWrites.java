package dev.weft.testkit.contract;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.PermanentPortException;
import dev.weft.port.out.execution.Change;
import dev.weft.port.out.execution.ExecutionStore;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Function;

/** Transactions in which one execution cannot be written, whatever is decided about it. */
public record FailingWrites(Transactions transactions, ExecutionId broken) implements Transactions {

  @Override
  public <T> T run(Function<Stores, T> body) {
    return transactions.run(stores -> body.apply(failing(stores)));
  }

  @Override
  public <T> T runSingle(Function<Stores, T> body) {
    return transactions.runSingle(stores -> body.apply(failing(stores)));
  }

  private Stores failing(Stores stores) {
    return instead(
        Stores.class,
        stores,
        (method, arguments) ->
            method.getName().equals("executions") ? failing(stores.executions()) : null);
  }

  private ExecutionStore failing(ExecutionStore executions) {
    return instead(
        ExecutionStore.class,
        executions,
        (method, arguments) -> {
          if (method.getName().equals("write")) {
            refuse((List<?>) arguments[0]);
          }
          return null;
        });
  }

  private void refuse(List<?> changes) {
    if (changes.stream().anyMatch(change -> ((Change) change).next().id().equals(broken))) {
      throw new PermanentPortException(FailureKind.BROKEN, broken + " cannot be written", null);
    }
  }

  /** Asks {@code first}; where it has no answer the real one is asked. */
  private static <T> T instead(Class<T> type, T real, Answering first) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              Object answer = first.answer(method, arguments);
              return answer != null ? answer : ask(real, method, arguments);
            }));
  }

  private static Object ask(Object real, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(real, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  private interface Answering {
    Object answer(Method method, Object[] arguments);
  }
}
