package dev.weft.adapter.postgres.flow;

import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements on {@code weft.edge}. */
public interface EdgeMapper {

  int insertEdges(EdgeColumns edges);

  EdgeRow findEdge(
      @Param("partition") short partition, @Param("flow") UUID flow, @Param("edge") UUID edge);

  List<EdgeRow> listEdges(@Param("partition") short partition, @Param("flow") UUID flow);

  List<EdgeRow> listOutgoing(
      @Param("partition") short partition,
      @Param("flow") UUID flow,
      @Param("execution") UUID execution);

  List<EdgeRow> listIncoming(
      @Param("partition") short partition,
      @Param("flow") UUID flow,
      @Param("execution") UUID execution);

  int applyEdges(
      @Param("partition") short partition, @Param("flow") UUID flow, @Param("edges") UUID[] edges);

  int resolveEdges(@Param("edges") ResolutionColumns edges);

  int reopenEdges(
      @Param("partition") short partition, @Param("flow") UUID flow, @Param("edges") UUID[] edges);
}
