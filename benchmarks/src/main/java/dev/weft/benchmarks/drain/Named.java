package dev.weft.benchmarks.drain;

import dev.weft.benchmarks.measure.Drained;
import java.sql.SQLException;

/** The same contender under another name. */
public record Named(String name, Contender contender) implements Contender {

  @Override
  public void prepare(int executions, byte[] payload) throws SQLException {
    contender.prepare(executions, payload);
  }

  @Override
  public Drained drain() throws SQLException, InterruptedException {
    return contender.drain();
  }

  @Override
  public void close() {
    contender.close();
  }
}
