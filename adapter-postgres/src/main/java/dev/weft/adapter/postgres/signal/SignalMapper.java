package dev.weft.adapter.postgres.signal;

import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Statements on the channel of hints. */
public interface SignalMapper {

  /** Part of the transaction: heard when it commits, never otherwise. */
  List<Boolean> sendMessages(@Param("messages") String[] messages);
}
