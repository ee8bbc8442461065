package dev.weft.adapter.postgres.stream;

import java.util.List;

/** The statement that appends durable frames. */
public interface DurableMapper {

  List<MintedRow> appendDurable(DurableColumns appends);
}
