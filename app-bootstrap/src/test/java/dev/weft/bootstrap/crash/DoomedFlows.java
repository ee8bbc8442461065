package dev.weft.bootstrap.crash;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.identity.TimeOrderedIds;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.out.identity.IdSource;
import dev.weft.testkit.crash.CrashPoints;
import dev.weft.testkit.crash.CrashingTransactions;
import dev.weft.testkit.doubles.RecordingTelemetry;
import dev.weft.testkit.doubles.RecordingWorkSignal;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;

/**
 * A process that does many deeds at once, each in a database of its own, comes in each to the point
 * it was told, and is killed when it stands at all of them. With {@link CrashPoints#PROPERTY} it
 * halts by itself at the point named there.
 */
final class DoomedFlows {

  private DoomedFlows() {}

  public static void main(String[] nothing) throws InterruptedException {
    List<Told> told = ChildProcess.told().stream().map(Told::parse).toList();
    List<HikariDataSource> pools = told.stream().map(Told::url).map(ChildProcess::pool).toList();
    PostgresTransactions shared =
        new PostgresTransactions(
            pools.getFirst(), new RecordingWorkSignal(), new RecordingTelemetry(), new Random(1));
    List<FlowHands> hands = new ArrayList<>();
    for (int i = 0; i < told.size(); i++) {
      hands.add(prepared(told.get(i), shared.over(pools.get(i))));
    }
    for (int i = 0; i < told.size(); i++) {
      bringToItsPoint(told.get(i).doom(), hands.get(i));
    }
    ChildProcess.ready();
    ChildProcess.awaitOrphaned();
  }

  /** One after the other: on a busy machine each would hold its transaction for too long. */
  private static void bringToItsPoint(Doom doom, FlowHands hands) throws InterruptedException {
    CountDownLatch arrived = new CountDownLatch(1);
    Thread.ofPlatform().daemon().start(() -> act(doom, hands, arrived::countDown));
    arrived.await();
  }

  private static FlowHands prepared(Told told, PostgresTransactions transactions) {
    FlowHands hands = new FlowHands(transactions, ids(), told.flow());
    told.doom().deed().prepare(hands);
    return hands;
  }

  private static IdSource ids() {
    return new TimeOrderedIds(Clock.systemUTC(), new SecureRandom());
  }

  /** Does not come back, unless the deed never passes the point. */
  private static void act(Doom doom, FlowHands hands, Runnable arrived) {
    CrashPoints points =
        CrashPoints.haltingByProperty()
            .orElseGet(() -> CrashPoints.standingAt(doom.point(), arrived));
    try {
      doom.deed().act(hands.over(new CrashingTransactions(hands.transactions(), points)));
      throw new IllegalStateException(doom + " was not passed, but " + points.passed());
    } catch (Throwable failed) {
      failed.printStackTrace();
      Runtime.getRuntime().halt(1);
    }
  }

  /** What it reads on one line: {@link FlowVictim#line}. */
  private record Told(String url, FlowId flow, Doom doom) {

    static Told parse(String line) {
      List<String> words = List.of(line.split(" "));
      return new Told(
          words.get(0),
          FlowId.parse(words.get(1)),
          new Doom(FlowDeed.valueOf(words.get(2)), words.get(3)));
    }
  }
}
