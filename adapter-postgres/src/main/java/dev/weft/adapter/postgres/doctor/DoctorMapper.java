package dev.weft.adapter.postgres.doctor;

import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Questions about the whole database; none of them locks anything or waits. */
public interface DoctorMapper {

  boolean hasSchema();

  int readSchemaVersion();

  int readBackend();

  List<SettingRow> listSettings(@Param("names") String[] names);

  List<TransactionRow> listTransactions(@Param("most") int most);

  List<DeadRow> listDead();

  List<String> listIndexes();

  List<LoopRow> listLoops();

  List<LaneRow> listPauses();
}
