package dev.weft.adapter.postgres.doctor;

import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Questions about the whole database; none of them locks anything or waits. */
public interface DoctorMapper {

  boolean hasTable(@Param("name") String name);

  int readSchemaVersion();

  int readBackend();

  List<SettingRow> listSettings(@Param("names") String[] names);

  List<OpenTransaction> listTransactions(@Param("most") int most);

  List<DeadRows> listDead();

  List<String> listIndexes();

  List<ReportedLoop> listLoops();

  List<PausedLane> listPauses();

  long readDispatchLag();
}
