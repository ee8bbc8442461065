package dev.weft.benchmarks.flow;

import dev.weft.application.runtime.WorkerSettings;
import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.weft.Acknowledging;
import dev.weft.benchmarks.weft.FlowRuntime;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.name.Kind;
import dev.weft.domain.submission.Submission;
import java.util.stream.IntStream;

/**
 * The same executions by the same engine, either alone or as chains.
 *
 * <p>The watch stops at the last acknowledgement; by then every edge has been carried over but the
 * ends of the last nodes, which lead nowhere.
 */
public final class WorkedOff implements Contender {

  static final String PLAIN = "plain";
  static final String CHAIN = "chain";

  private static final int HANDLERS = 16;
  private static final int PREFETCH = 184;

  private final BenchDatabase database;
  private final int nodes;
  private int backlog;

  private WorkedOff(BenchDatabase database, int nodes) {
    this.database = database;
    this.nodes = nodes;
    FlowRuntime.migrate(database);
  }

  public static WorkedOff plain(BenchDatabase database) {
    return new WorkedOff(database, 0);
  }

  /**
   * @param nodes of each flow
   */
  public static WorkedOff chained(BenchDatabase database, int nodes) {
    return new WorkedOff(database, nodes);
  }

  @Override
  public String name() {
    return nodes == 0 ? PLAIN : CHAIN;
  }

  @Override
  public void prepare(int executions, byte[] payload) {
    Content content = new Content(Bytes.of(payload), ContentType.OCTETS);
    try (FlowRuntime idle = new FlowRuntime(database, hints -> {})) {
      if (nodes == 0) {
        backlog = executions;
        idle.submit(Submission.of(new Kind(Drafts.KIND), content), executions);
      } else {
        int flows = Math.max(1, executions / nodes);
        backlog = flows * nodes;
        IntStream.range(0, flows)
            .parallel()
            .forEach(nth -> idle.submit(Drafts.chain(nodes, content)));
      }
    }
  }

  @Override
  public Drained drain() throws InterruptedException {
    AckMeter meter = AckMeter.pastTheStart(backlog);
    Acknowledging noop = new Acknowledging(meter);
    try (FlowRuntime engine = new FlowRuntime(database, hints -> {})) {
      engine.hire(WorkerSettings.DEFAULT.running(HANDLERS, PREFETCH), Drafts.KIND, noop, noop);
      return meter.await();
    }
  }

  @Override
  public void close() {}
}
