package dev.weft.benchmarks.growth;

import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.server.SqlText;
import java.sql.SQLException;
import java.util.function.LongConsumer;

/** Many finished executions, copied from one that the engine has finished, in large statements. */
public final class FinishedExecutions {

  private static final int CHUNK = 100_000;
  private static final String INSERT = SqlText.beside(FinishedExecutions.class, "finished.sql");
  private static final String SOUND = SqlText.beside(FinishedExecutions.class, "sound.sql");

  private FinishedExecutions() {}

  /**
   * Brings the database to so many, of which it holds one.
   *
   * @param progress hears how many there are
   */
  public static void in(BenchDatabase database, int wanted, LongConsumer progress)
      throws SQLException {
    try (var connection = database.source().getConnection();
        var insert = connection.prepareStatement(INSERT)) {
      for (int done = 1; done < wanted; ) {
        insert.setInt(1, Math.min(CHUNK, wanted - done));
        done += insert.executeUpdate();
        progress.accept(done);
      }
    }
    database.settle();
    requireSound(database, wanted);
  }

  private static void requireSound(BenchDatabase database, int wanted) throws SQLException {
    long sound = database.count(SOUND);
    if (sound != wanted) {
      throw new IllegalStateException(sound + " of " + wanted + " finished executions are sound");
    }
  }
}
