package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.execution.ExecutionMapper;
import dev.weft.adapter.postgres.execution.ExecutionReadMapper;
import dev.weft.adapter.postgres.execution.PostgresExecutionReads;
import dev.weft.adapter.postgres.execution.PostgresExecutionStore;
import dev.weft.adapter.postgres.submission.KeyMapper;
import dev.weft.adapter.postgres.submission.PostgresKeyStore;
import dev.weft.port.out.execution.ExecutionReads;
import dev.weft.port.out.execution.ExecutionStore;
import dev.weft.port.out.signal.Hints;
import dev.weft.port.out.submission.KeyStore;
import dev.weft.port.out.tx.Stores;
import org.apache.ibatis.session.SqlSession;

/** The stores of one session. */
record SessionStores(SqlSession session, Hints hints) implements Stores {

  @Override
  public ExecutionStore executions() {
    return new PostgresExecutionStore(session.getMapper(ExecutionMapper.class));
  }

  @Override
  public ExecutionReads reads() {
    return new PostgresExecutionReads(session.getMapper(ExecutionReadMapper.class));
  }

  @Override
  public KeyStore keys() {
    return new PostgresKeyStore(session.getMapper(KeyMapper.class));
  }
}
