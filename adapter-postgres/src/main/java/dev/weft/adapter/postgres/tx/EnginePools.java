package dev.weft.adapter.postgres.tx;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Makes the small pools the engine works with, one per purpose.
 *
 * <p>Separate pools, so that exhausting one does not stop the others; each names its component to
 * the server.
 */
public final class EnginePools {

  private EnginePools() {}

  public static HikariDataSource open(PoolSettings settings, String component) {
    HikariConfig config = new HikariConfig();
    config.setPoolName("weft-" + component);
    config.setJdbcUrl(settings.jdbcUrl());
    config.setUsername(settings.user());
    config.setPassword(settings.password());
    config.setMaximumPoolSize(settings.size());
    config.setMinimumIdle(1);
    config.setAutoCommit(false);
    config.setConnectionTimeout(5_000);
    config.setInitializationFailTimeout(10_000);
    config.addDataSourceProperty("ApplicationName", "weft-" + component);
    config.addDataSourceProperty("connectTimeout", "5");
    config.addDataSourceProperty("socketTimeout", "15");
    config.addDataSourceProperty("tcpKeepAlive", "true");
    config.addDataSourceProperty("prepareThreshold", settings.direct() ? "2" : "0");
    config.addDataSourceProperty("reWriteBatchedInserts", "false");
    config.addDataSourceProperty("binaryTransferEnable", "UUID_ARRAY");
    if (settings.direct()) {
      config.addDataSourceProperty("options", EngineSession.asConnectionOptions());
    }
    return new HikariDataSource(config);
  }

  /**
   * Connections outside any pool, for what stays connected: the hints. They carry no session
   * settings, because a listener is idle for good, and must not go through a transaction pooler.
   */
  public static DataSource direct(PoolSettings settings, String component) {
    PGSimpleDataSource direct = new PGSimpleDataSource();
    direct.setUrl(settings.jdbcUrl());
    direct.setUser(settings.user());
    direct.setPassword(settings.password());
    direct.setApplicationName("weft-" + component);
    direct.setConnectTimeout(5);
    direct.setSocketTimeout(15);
    direct.setTcpKeepAlive(true);
    return direct;
  }
}
