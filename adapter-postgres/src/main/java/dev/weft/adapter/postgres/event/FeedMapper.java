package dev.weft.adapter.postgres.event;

import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Statements that read the feed for subscribers. */
public interface FeedMapper {

  HorizonRow readHorizon();

  List<FeedRow> listEvents(
      @Param("tx") long tx,
      @Param("horizon") long horizon,
      @Param("passed") long passed,
      @Param("max") int max);
}
