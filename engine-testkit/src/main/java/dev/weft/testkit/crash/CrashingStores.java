package dev.weft.testkit.crash;

import dev.weft.port.out.signal.Hints;
import dev.weft.port.out.tx.Stores;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * Stands before stores of any sort; a call is named after the way to it: {@code flow.edges.apply}.
 *
 * <p>Hints store nothing, so nobody dies there.
 */
final class CrashingStores {

  private static final String PORTS = "dev.weft.port.out.";

  private CrashingStores() {}

  static Stores over(Stores real, CrashPoints points) {
    return over(Stores.class, real, "", points);
  }

  private static <T> T over(Class<T> type, T real, String way, CrashPoints points) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) ->
                answer(real, method, arguments, way + method.getName(), points)));
  }

  private static Object answer(
      Object real, Method method, Object[] arguments, String way, CrashPoints points)
      throws Throwable {
    Class<?> answered = method.getReturnType();
    if (answered == Hints.class) {
      return ask(real, method, arguments);
    }
    if (answered.isInterface() && answered.getPackageName().startsWith(PORTS)) {
      return inner(answered, ask(real, method, arguments), way, points);
    }
    points.pass(way + "/before");
    Object answer = ask(real, method, arguments);
    points.pass(way + "/after");
    return answer;
  }

  private static <S> S inner(Class<S> type, Object store, String way, CrashPoints points) {
    return over(type, type.cast(store), way + ".", points);
  }

  private static Object ask(Object real, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(real, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }
}
