package dev.weft.adapter.postgres.tx;

import org.apache.ibatis.cache.CacheKey;
import org.apache.ibatis.executor.SimpleExecutor;
import org.apache.ibatis.mapping.BoundSql;
import org.apache.ibatis.mapping.MappedStatement;
import org.apache.ibatis.session.Configuration;
import org.apache.ibatis.session.RowBounds;
import org.apache.ibatis.transaction.Transaction;

/**
 * Runs statements without remembering their answers.
 *
 * <p>MyBatis names every query by a hash over all its parameters, payloads included, to find the
 * answer of an equal one; here every query is asked anew, so all may bear the same name.
 */
final class PlainExecutor extends SimpleExecutor {

  PlainExecutor(Configuration configuration, Transaction transaction) {
    super(configuration, transaction);
  }

  @Override
  public CacheKey createCacheKey(
      MappedStatement statement, Object parameters, RowBounds bounds, BoundSql sql) {
    return new CacheKey();
  }
}
