package dev.weft.adapter.postgres.execution;

import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements that read executions for people. */
public interface ExecutionReadMapper {

  DescriptionRow findDescription(
      @Param("partition") short partition, @Param("execution") UUID execution);

  List<LiveRow> findLive(@Param("partition") short partition, @Param("execution") UUID execution);

  List<CompletionRow> listCompletions(
      @Param("partition") short partition, @Param("execution") UUID execution);

  List<AttemptRow> listAttempts(
      @Param("partition") short partition, @Param("execution") UUID execution);

  ResultRow findResult(@Param("partition") short partition, @Param("execution") UUID execution);
}
