package dev.weft.adapter.postgres.stream;

/** Statements that write decided appends. */
public interface AppendMapper {

  int appendNext(DecidedColumns append);

  int appendFirst(DecidedColumns append);
}
