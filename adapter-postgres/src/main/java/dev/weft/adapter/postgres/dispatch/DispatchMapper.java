package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.flow.GroupColumns;
import dev.weft.adapter.postgres.flow.ResolutionColumns;
import dev.weft.adapter.postgres.flow.TouchedColumns;
import dev.weft.adapter.postgres.type.ExecutionIds;
import dev.weft.adapter.postgres.type.IdRow;
import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements of dispatch: its work list, and what a pass writes. */
public interface DispatchMapper {

  List<EventKeyRow> lockFlowsOfDue(@Param("max") int max);

  List<EventKeyRow> lockFlowsOf(ExecutionIds upstreams);

  List<TakenRow> listTaken(
      @Param("events") EventKeys events,
      @Param("mostEdges") int mostEdges,
      @Param("mostRows") int mostRows);

  List<PendingRow> listStale(ScopeColumns scope);

  List<PendingRow> listPending(EventKeys events);

  List<WalkedRow> walkWaiting(
      @Param("partition") short partition,
      @Param("execution") UUID execution,
      @Param("max") int max);

  List<IdRow> lockFlowsOfStranded(ExecutionIds upstreams);

  List<TakenRow> listStranded(
      @Param("upstreams") ExecutionIds upstreams,
      @Param("mostEdges") int mostEdges,
      @Param("mostRows") int mostRows);

  DispatchedRow writeDispatched(
      @Param("edges") ResolutionColumns edges,
      @Param("groups") GroupColumns groups,
      @Param("touched") TouchedColumns touched,
      @Param("done") EventKeys done);

  int postponeEvents(
      @Param("events") EventKeys events, @Param("pause") long pause, @Param("error") String error);
}
