package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.audit.AuditMapper;
import dev.weft.adapter.postgres.dispatch.DispatchMapper;
import dev.weft.adapter.postgres.dispatch.JoinMapper;
import dev.weft.adapter.postgres.dispatch.ReplayMapper;
import dev.weft.adapter.postgres.dispatch.UpstreamMapper;
import dev.weft.adapter.postgres.doctor.DoctorMapper;
import dev.weft.adapter.postgres.event.FeedMapper;
import dev.weft.adapter.postgres.execution.ClaimMapper;
import dev.weft.adapter.postgres.execution.ClaimedRow;
import dev.weft.adapter.postgres.execution.ClaimedRowReader;
import dev.weft.adapter.postgres.execution.EndedRow;
import dev.weft.adapter.postgres.execution.EndedRowReader;
import dev.weft.adapter.postgres.execution.ExecutionMapper;
import dev.weft.adapter.postgres.execution.ExecutionReadMapper;
import dev.weft.adapter.postgres.execution.ExecutionWriteMapper;
import dev.weft.adapter.postgres.execution.ListingMapper;
import dev.weft.adapter.postgres.execution.LiveRow;
import dev.weft.adapter.postgres.execution.LiveRowReader;
import dev.weft.adapter.postgres.flow.EdgeMapper;
import dev.weft.adapter.postgres.flow.FlowMapper;
import dev.weft.adapter.postgres.flow.FlowReadMapper;
import dev.weft.adapter.postgres.flow.FlowSweepMapper;
import dev.weft.adapter.postgres.flow.GroupMapper;
import dev.weft.adapter.postgres.flow.MemberMapper;
import dev.weft.adapter.postgres.flow.SummaryMapper;
import dev.weft.adapter.postgres.lane.LaneMapper;
import dev.weft.adapter.postgres.lane.WorkerMapper;
import dev.weft.adapter.postgres.outbox.DeliveryMapper;
import dev.weft.adapter.postgres.outbox.DueMapper;
import dev.weft.adapter.postgres.outbox.EndpointMapper;
import dev.weft.adapter.postgres.outbox.EnqueueMapper;
import dev.weft.adapter.postgres.outbox.MessageMapper;
import dev.weft.adapter.postgres.outbox.OutboxReadMapper;
import dev.weft.adapter.postgres.outbox.OutboxSweepMapper;
import dev.weft.adapter.postgres.outbox.UpkeepMapper;
import dev.weft.adapter.postgres.retention.FlowRemovalMapper;
import dev.weft.adapter.postgres.retention.RetentionMapper;
import dev.weft.adapter.postgres.signal.SignalMapper;
import dev.weft.adapter.postgres.stream.AppendMapper;
import dev.weft.adapter.postgres.stream.DurableMapper;
import dev.weft.adapter.postgres.stream.FurtherMapper;
import dev.weft.adapter.postgres.stream.HeadMapper;
import dev.weft.adapter.postgres.stream.HeadRow;
import dev.weft.adapter.postgres.stream.HeadRowReader;
import dev.weft.adapter.postgres.stream.MintedRow;
import dev.weft.adapter.postgres.stream.MintedRowReader;
import dev.weft.adapter.postgres.stream.StreamMapper;
import dev.weft.adapter.postgres.submission.KeyMapper;
import dev.weft.adapter.postgres.sweep.SweepMapper;
import dev.weft.adapter.postgres.type.ArrayTypeHandler;
import dev.weft.adapter.postgres.type.UuidArrayTypeHandler;
import dev.weft.adapter.postgres.type.UuidTypeHandler;
import dev.weft.adapter.postgres.vitals.VitalsMapper;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.apache.ibatis.logging.nologging.NoLoggingImpl;
import org.apache.ibatis.session.Configuration;
import org.apache.ibatis.session.LocalCacheScope;
import org.apache.ibatis.session.SqlSession;
import org.apache.ibatis.session.defaults.DefaultSqlSession;
import org.apache.ibatis.transaction.Transaction;
import org.apache.ibatis.transaction.jdbc.JdbcTransaction;
import org.apache.ibatis.type.TypeHandlerRegistry;

/** The MyBatis configuration, in one place. It logs nothing: parameters are users' data (S35). */
final class SessionFactories {

  static final List<Class<?>> MAPPERS =
      List.of(
          ExecutionMapper.class,
          ExecutionWriteMapper.class,
          ExecutionReadMapper.class,
          ClaimMapper.class,
          ListingMapper.class,
          SweepMapper.class,
          LaneMapper.class,
          WorkerMapper.class,
          KeyMapper.class,
          EndpointMapper.class,
          EnqueueMapper.class,
          DeliveryMapper.class,
          MessageMapper.class,
          DueMapper.class,
          OutboxSweepMapper.class,
          UpkeepMapper.class,
          OutboxReadMapper.class,
          SignalMapper.class,
          AuditMapper.class,
          VitalsMapper.class,
          FlowMapper.class,
          MemberMapper.class,
          EdgeMapper.class,
          GroupMapper.class,
          SummaryMapper.class,
          FlowReadMapper.class,
          FlowSweepMapper.class,
          DispatchMapper.class,
          JoinMapper.class,
          ReplayMapper.class,
          UpstreamMapper.class,
          FeedMapper.class,
          RetentionMapper.class,
          FlowRemovalMapper.class,
          DoctorMapper.class,
          DurableMapper.class,
          FurtherMapper.class,
          AppendMapper.class,
          HeadMapper.class,
          StreamMapper.class);

  private SessionFactories() {}

  /** One for the process: reading the mappers takes longer than opening an engine otherwise. */
  static Configuration configuration() {
    return Read.CONFIGURATION;
  }

  private static Configuration read() {
    Configuration configuration = new Configuration();
    configuration.setMapUnderscoreToCamelCase(true);
    configuration.setArgNameBasedConstructorAutoMapping(true);
    configuration.setLocalCacheScope(LocalCacheScope.STATEMENT);
    configuration.setCacheEnabled(false);
    configuration.setLogImpl(NoLoggingImpl.class);
    registerTypes(configuration.getTypeHandlerRegistry());
    MAPPERS.forEach(configuration::addMapper);
    return configuration;
  }

  /** Sessions commit or roll back before they close: no round trip is spent to make sure. */
  static SqlSession open(Configuration configuration, DataSource connections) {
    return open(configuration, new JdbcTransaction(connections, null, false, true));
  }

  static SqlSession open(Configuration configuration, Transaction transaction) {
    return new DefaultSqlSession(configuration, new PlainExecutor(configuration, transaction));
  }

  private static void registerTypes(TypeHandlerRegistry types) {
    types.register(UUID.class, new UuidTypeHandler());
    types.register(UUID[].class, new UuidArrayTypeHandler());
    types.register(String[].class, new ArrayTypeHandler<>(String[].class));
    types.register(Short[].class, new ArrayTypeHandler<>(Short[].class));
    types.register(Integer[].class, new ArrayTypeHandler<>(Integer[].class));
    types.register(Long[].class, new ArrayTypeHandler<>(Long[].class));
    types.register(Double[].class, new ArrayTypeHandler<>(Double[].class));
    types.register(Boolean[].class, new ArrayTypeHandler<>(Boolean[].class));
    types.register(byte[][].class, new ArrayTypeHandler<>(byte[][].class));
    types.register(LiveRow.class, new LiveRowReader());
    types.register(ClaimedRow.class, new ClaimedRowReader());
    types.register(EndedRow.class, new EndedRowReader());
    types.register(HeadRow.class, new HeadRowReader());
    types.register(MintedRow.class, new MintedRowReader());
  }

  /** Read when first asked for; never changed afterwards. */
  private static final class Read {
    static final Configuration CONFIGURATION = read();
  }
}
