package dev.weft.adapter.postgres.execution;

import java.util.List;

/** Statements that bring executions in, or lock them to be written. */
public interface ExecutionMapper {

  void insertExecutions(SubmissionColumns executions);

  List<LiveRow> lockLive(IdColumns ids);

  List<LiveRow> readLive(IdColumns ids);

  void lockDescriptions(IdColumns ids);

  List<CompletionRow> listLatestCompletions(IdColumns ids);

  List<CompletionRow> listCompletionsOfAttempts(IdColumns attempts);

  List<AttemptRow> listAttemptsByIndex(IdColumns attempts);

  long readClock();
}
