package dev.weft.testkit.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.port.out.flow.FlowStores;
import dev.weft.port.out.flow.FlowSweeps;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class CrashPointsTest {

  private final Transactions real =
      new Transactions() {
        @Override
        public <T> T run(Function<Stores, T> body) {
          return body.apply(answering(Stores.class, flowStores()));
        }

        @Override
        public <T> T runSingle(Function<Stores, T> body) {
          return run(body);
        }
      };

  @Test
  void every_call_and_every_commit_has_a_name_and_a_number() {
    CrashPoints points = CrashPoints.unarmed();
    Transactions transactions = new CrashingTransactions(real, points);

    assertThat(sweep(transactions)).isEmpty();
    sweep(transactions);

    assertThat(points.passed())
        .containsExactly(
            "flow.sweeps.listUnfinishedCancels/before#1",
            "flow.sweeps.listUnfinishedCancels/after#1",
            "commit/before#1",
            "commit/after#1",
            "flow.sweeps.listUnfinishedCancels/before#2",
            "flow.sweeps.listUnfinishedCancels/after#2",
            "commit/before#2",
            "commit/after#2");
  }

  @Test
  void whoever_comes_to_the_armed_point_stands_there_for_good() throws InterruptedException {
    CountDownLatch arrived = new CountDownLatch(1);
    CrashPoints points = CrashPoints.standingAt("commit/before#2", arrived::countDown);
    Transactions transactions = new CrashingTransactions(real, points);

    assertThat(sweep(transactions)).isEmpty();
    Thread doomed = Thread.ofVirtual().start(() -> sweep(transactions));
    arrived.await();

    assertThat(points.passed()).endsWith("commit/before#2");
    assertThat(doomed.isAlive()).isTrue();
  }

  @Test
  void without_an_armed_point_the_real_ones_are_used() {
    assertThat(CrashingTransactions.byProperty(real)).isSameAs(real);
  }

  private static List<?> sweep(Transactions transactions) {
    return transactions.run(stores -> stores.flow().sweeps().listUnfinishedCancels(1));
  }

  private static FlowStores flowStores() {
    return answering(FlowStores.class, answering(FlowSweeps.class, List.of()));
  }

  private static <T> T answering(Class<T> type, Object answer) {
    InvocationHandler handler = (proxy, method, arguments) -> answer;
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
