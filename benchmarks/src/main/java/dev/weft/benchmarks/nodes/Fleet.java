package dev.weft.benchmarks.nodes;

import dev.weft.benchmarks.drain.Contender;
import dev.weft.benchmarks.measure.AckMeter;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.measure.Histogram;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.server.SqlText;
import dev.weft.benchmarks.weft.WeftContender;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Some nodes on one database. */
public final class Fleet implements Contender {

  private static final String ASTRAY = SqlText.beside(Fleet.class, "astray.sql");

  private final BenchDatabase database;
  private final WeftContender submitter;
  private final List<Node> nodes;
  private int backlog;
  private long surplus;

  private Fleet(BenchDatabase database, List<Node> nodes) {
    this.database = database;
    this.submitter = new WeftContender(database, 16, 184);
    this.nodes = nodes;
  }

  public static Fleet of(BenchDatabase database, int size) throws IOException {
    var fleet = new Fleet(database, new ArrayList<>());
    for (int nth = 0; nth < size; nth++) {
      fleet.nodes.add(Node.started(database.url()));
    }
    return fleet;
  }

  /** Returns once every node is up. */
  public void awaitReady() throws IOException {
    for (var node : nodes) {
      node.awaitReady();
    }
  }

  /** The first of these nodes, while the others rest. */
  public Fleet first(int size) {
    return new Fleet(database, nodes.subList(0, size));
  }

  public int size() {
    return nodes.size();
  }

  @Override
  public String name() {
    return nodes.size() == 1 ? "1 node" : nodes.size() + " nodes";
  }

  @Override
  public void prepare(int executions, byte[] payload) {
    backlog = executions;
    submitter.prepare(executions, payload);
  }

  @Override
  public Drained drain() throws InterruptedException {
    var meter = AckMeter.pastTheStart(backlog);
    var acks = new Histogram();
    var listeners =
        nodes.stream()
            .map(node -> Thread.ofPlatform().start(() -> node.work(meter, acks)))
            .toList();
    try {
      var drained = meter.await();
      nodes.forEach(Node::rest);
      for (var listener : listeners) {
        listener.join();
      }
      surplus += Math.abs(acks.count() - backlog);
      return drained.with(acks);
    } finally {
      listeners.forEach(Thread::interrupt);
    }
  }

  /** Executions of the database without exactly one completion. */
  public long astray() throws SQLException {
    return database.count(ASTRAY);
  }

  /** Acknowledgements too many or too few for what this fleet had to do. */
  public long surplus() {
    return surplus;
  }

  @Override
  public void close() {
    nodes.forEach(Node::close);
  }
}
