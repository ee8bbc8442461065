package dev.weft.adapter.postgres.stream;

import java.util.List;

/** The statement that appends durable frames to one stream that has taken some before. */
public interface FurtherMapper {

  List<MintedRow> appendToOne(FurtherColumns append);
}
