package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.type.ExecutionIds;
import dev.weft.adapter.postgres.type.IdRow;
import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements on {@code weft.dispatch_event}. */
public interface DispatchMapper {

  List<EventKeyRow> lockFlowsOfDue(@Param("max") int max);

  List<EventKeyRow> lockFlowsOf(ExecutionIds upstreams);

  List<TakenRow> listTaken(EventKeys events);

  List<PendingRow> listStale(ScopeColumns scope);

  List<PendingRow> listPending(EventKeys events);

  List<WalkedRow> walkWaiting(
      @Param("partition") short partition,
      @Param("execution") UUID execution,
      @Param("max") int max);

  List<IdRow> lockFlowsOfStranded(ExecutionIds upstreams);

  List<TakenRow> listStranded(ExecutionIds upstreams);

  int removeEvents(EventKeys events);

  int postponeEvents(
      @Param("events") EventKeys events, @Param("pause") long pause, @Param("error") String error);
}
