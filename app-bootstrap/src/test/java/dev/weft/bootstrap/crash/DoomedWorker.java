package dev.weft.bootstrap.crash;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.execution.ExecutionClaimer;
import dev.weft.application.execution.ExecutionCompleter;
import dev.weft.application.identity.TimeOrderedIds;
import dev.weft.domain.content.Content;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.builders.ClaimBuilder;
import dev.weft.testkit.doubles.RecordingTelemetry;
import dev.weft.testkit.doubles.RecordingWorkSignal;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Random;

/**
 * A worker in a process of its own: takes a hundred leases at once, finishes some of the work, and
 * dies on the spot when it comes to the poison.
 */
final class DoomedWorker {

  static final String POISON = "poison";
  static final int LEASES = 100;
  static final int BEFORE_THE_POISON = 20;
  static final int DEATH = 86;

  private DoomedWorker() {}

  public static void main(String[] database) {
    PoolSettings settings = new PoolSettings(database[0], database[1], database[1], 2, true);
    try (HikariDataSource pool = EnginePools.open(settings, "doomed")) {
      Transactions transactions =
          new PostgresTransactions(
              pool, new RecordingWorkSignal(), new RecordingTelemetry(), new Random(1));
      work(transactions);
    }
  }

  private static void work(Transactions transactions) {
    List<Claim> claims =
        new ExecutionClaimer(
                transactions, new TimeOrderedIds(Clock.systemUTC(), new SecureRandom()))
            .claim(ClaimBuilder.aClaim().upTo(LEASES).build());
    List<Claim> healthy = claims.stream().filter(claim -> !isPoison(claim)).toList();
    boolean doomed = healthy.size() < claims.size();
    healthy.stream()
        .limit(doomed ? BEFORE_THE_POISON : LEASES)
        .forEach(claim -> complete(transactions, claim));
    if (doomed) {
      Runtime.getRuntime().halt(DEATH);
    }
  }

  private static boolean isPoison(Claim claim) {
    return claim.kind().value().equals(POISON);
  }

  private static void complete(Transactions transactions, Claim claim) {
    new ExecutionCompleter(transactions)
        .complete(List.of(new CompleteExecutions.Item(claim.handle(), Content.EMPTY)));
  }
}
