package dev.weft.adapter.postgres.stream;

import java.util.List;

/** The statements that append durable frames. */
public interface DurableMapper {

  List<MintedRow> appendDurable(DurableColumns appends);

  List<MintedRow> appendFurther(DurableColumns appends);
}
