package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.execution.Holders;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.read.ReadRange;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.port.out.stream.AppendProbe;
import dev.weft.port.out.stream.AppendReceipt;
import dev.weft.port.out.stream.AppendSighting;
import dev.weft.port.out.stream.DecidedAppend;
import dev.weft.port.out.stream.DurableAppend;
import dev.weft.port.out.stream.FrameLog;
import dev.weft.port.out.stream.SharedReading;
import dev.weft.port.out.stream.StoredSummary;
import dev.weft.port.out.stream.StreamGlance;
import dev.weft.port.out.stream.StreamRange;
import dev.weft.port.out.stream.StreamReading;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Streams of one session; see the mappers' XML for what each statement guarantees. */
public record PostgresFrameLog(
    DurableMapper durable,
    FurtherMapper further,
    AppendMapper appends,
    HeadMapper heads,
    StreamMapper streams,
    Holders holders)
    implements FrameLog {

  @Override
  public List<Optional<AppendReceipt>> appendDurable(List<DurableAppend> asked) {
    return asked.isEmpty() ? List.of() : new DurableBatch(durable, asked).append();
  }

  @Override
  public List<Optional<AppendReceipt>> appendFurther(List<DurableAppend> asked) {
    return switch (asked.size()) {
      case 0 -> List.of();
      case 1 -> List.of(appendToOne(asked.getFirst()));
      default -> new DurableBatch(durable, asked).appendFurther();
    };
  }

  private Optional<AppendReceipt> appendToOne(DurableAppend append) {
    return further.appendToOne(FurtherColumns.of(append)).stream()
        .map(row -> row.receipt(append.frames().size()))
        .findFirst();
  }

  @Override
  public Optional<StreamGlance> glance(AppendProbe probe) {
    return new AppendLook(heads, holders, probe).glance();
  }

  @Override
  public AppendSighting look(AppendProbe probe) {
    return new AppendLook(heads, holders, probe).unlocked();
  }

  @Override
  public AppendSighting lookLocked(AppendProbe probe) {
    return new AppendLook(heads, holders, probe).locked();
  }

  @Override
  public boolean append(DecidedAppend append) {
    DecidedColumns decided = DecidedColumns.of(append);
    int moved = decided.isFirst() ? appends.appendFirst(decided) : appends.appendNext(decided);
    return moved == 1;
  }

  @Override
  public Optional<StreamReading> find(StreamKey stream, ReadRange range) {
    return new FrameSearch(streams).find(new StreamRange(stream, range));
  }

  @Override
  public List<SharedReading> findEach(List<StreamRange> ranges) {
    return ranges.isEmpty() ? List.of() : new FrameSearch(streams).findEach(ranges);
  }

  @Override
  public Map<StreamKey, StreamMark> marks(List<StreamKey> asked) {
    Map<StreamKey, StreamMark> marks = new HashMap<>();
    asked.forEach(stream -> marks.put(stream, StreamMark.NOTHING));
    streams
        .listMarks(StreamColumns.of(asked))
        .forEach(row -> marks.put(asked.get(row.place() - 1), row.toDomain()));
    return marks;
  }

  @Override
  public Optional<StoredSummary> findSummary(StreamKey stream) {
    return Optional.ofNullable(streams.findSummary(KeyColumns.of(stream)))
        .map(SummaryRow::toDomain);
  }

  @Override
  public int forget(List<ExecutionId> executions, int most) {
    ForgetColumns asked = ForgetColumns.of(executions, most);
    int gone = streams.forgetFrames(asked);
    streams.forgetHeads(asked);
    return gone;
  }
}
