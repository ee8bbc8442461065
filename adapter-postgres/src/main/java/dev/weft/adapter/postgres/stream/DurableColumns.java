package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.NewFrame;
import dev.weft.port.out.stream.DurableAppend;
import java.util.List;
import java.util.UUID;

/** Appends as one array per column, and all their frames; each append knows its run of frames. */
public record DurableColumns(
    Short[] partitions,
    UUID[] executions,
    Integer[] attempts,
    UUID[] leases,
    Long[] epochs,
    Integer[] firsts,
    Integer[] lasts,
    FrameColumns frames) {

  static DurableColumns of(List<DurableAppend> appends) {
    List<LeaseHandle> handles = appends.stream().map(DurableAppend::handle).toList();
    List<NewFrame> frames = appends.stream().flatMap(append -> append.frames().stream()).toList();
    Integer[] lasts = lasts(appends);
    return new DurableColumns(
        Column.partitions(handles, LeaseHandle::execution),
        Column.executions(handles, LeaseHandle::execution),
        Column.integers(handles, LeaseHandle::attempt),
        Column.uuids(handles, handle -> handle.lease().value()),
        Column.longs(handles, LeaseHandle::epoch),
        firsts(lasts),
        lasts,
        FrameColumns.ofNew(frames));
  }

  private static Integer[] lasts(List<DurableAppend> appends) {
    Integer[] lasts = new Integer[appends.size()];
    int total = 0;
    for (int i = 0; i < lasts.length; i++) {
      total += appends.get(i).frames().size();
      lasts[i] = total;
    }
    return lasts;
  }

  /** Arrays count from 1. */
  private static Integer[] firsts(Integer[] lasts) {
    Integer[] firsts = new Integer[lasts.length];
    for (int i = 0; i < firsts.length; i++) {
      firsts[i] = i == 0 ? 1 : lasts[i - 1] + 1;
    }
    return firsts;
  }
}
