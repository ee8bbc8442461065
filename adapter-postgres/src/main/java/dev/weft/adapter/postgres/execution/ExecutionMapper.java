package dev.weft.adapter.postgres.execution;

import java.util.List;

/** Statements that write executions, or lock them to be written. */
public interface ExecutionMapper {

  void insertExecutions(SubmissionColumns executions);

  List<ClaimedRow> claimRunnable(ClaimColumns request);

  List<LiveRow> lockLive(IdColumns ids);

  List<LiveRow> lockRevived(IdColumns ids);

  void lockDescriptions(IdColumns ids);

  List<CompletionRow> listLatestCompletions(IdColumns ids);

  List<CompletionRow> listCompletionsOfAttempts(IdColumns attempts);

  List<AttemptRow> listAttemptsByIndex(IdColumns attempts);

  long readClock();

  int writeEnds(EndColumns ends);

  List<MovedRow> writeMoves(MoveColumns moves);

  int insertRevived(MoveColumns moves);
}
