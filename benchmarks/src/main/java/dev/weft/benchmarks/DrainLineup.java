package dev.weft.benchmarks;

import dev.weft.benchmarks.drain.Entrant;
import dev.weft.benchmarks.handwritten.HandWritten;
import dev.weft.benchmarks.handwritten.Statements;
import dev.weft.benchmarks.peer.DbSchedulerContender;
import dev.weft.benchmarks.peer.JobRunrContender;
import dev.weft.benchmarks.server.BenchServer;
import dev.weft.benchmarks.weft.WeftContender;
import java.sql.SQLException;
import java.util.List;

/**
 * Who takes part in a drain, each on a fresh database.
 *
 * <p>Slow peers get a share of the backlog, so that a run ends within a minute; rates are compared,
 * and a shorter backlog favours whoever has it.
 */
final class DrainLineup {

  private static final int DB_SCHEDULER_SHARE = 10;
  private static final int JOBRUNR_SHARE = 40;

  /** Turns after which the rate no longer rises. */
  private static final int WARM_UPS = 10;

  private static final int HAND_WRITTEN_WARM_UPS = 3;
  private static final int HANDLERS = 16;
  private static final int PREFETCH = 484;

  private DrainLineup() {}

  static List<Entrant> of(BenchServer server, int executions) throws SQLException {
    return List.of(
        weft(server, executions),
        handWritten(server, 100, executions),
        handWritten(server, 500, executions),
        dbScheduler(server, Math.max(1, executions / DB_SCHEDULER_SHARE)),
        jobRunr(server, Math.max(1, executions / JOBRUNR_SHARE)));
  }

  private static Entrant weft(BenchServer server, int executions) throws SQLException {
    var database = server.database("weft");
    return new Entrant(
        new WeftContender(database, HANDLERS, PREFETCH), database, executions, WARM_UPS);
  }

  private static Entrant handWritten(BenchServer server, int batch, int executions)
      throws SQLException {
    var database = server.database("hand_written_" + batch);
    var contender = new HandWritten(database, Statements.hotRow(), 2, batch);
    return new Entrant(contender, database, executions, HAND_WRITTEN_WARM_UPS);
  }

  private static Entrant dbScheduler(BenchServer server, int executions) throws SQLException {
    var database = server.database("db_scheduler");
    return new Entrant(new DbSchedulerContender(database), database, executions);
  }

  private static Entrant jobRunr(BenchServer server, int executions) throws SQLException {
    var database = server.database("jobrunr");
    return new Entrant(new JobRunrContender(database), database, executions);
  }
}
