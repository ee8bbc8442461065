package dev.weft.adapter.postgres.execution;

import java.util.List;

/** Statements that write what was decided about locked executions. */
public interface ExecutionWriteMapper {

  int insertLostLeases(LostColumns lost);

  List<EndedRow> writeEnds(EndColumns ends);

  List<MovedRow> writeMoves(MoveColumns moves);

  List<MovedRow> writeWaiting(MoveColumns moves);

  List<MovedRow> insertRevived(MoveColumns moves);
}
