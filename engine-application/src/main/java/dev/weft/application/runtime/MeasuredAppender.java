package dev.weft.application.runtime;

import dev.weft.port.in.stream.AppendFrames;
import dev.weft.port.out.telemetry.Measure;
import dev.weft.port.out.telemetry.Telemetry;
import java.util.List;

/** Counts the frames that were written, and the calls that were refused. */
public final class MeasuredAppender implements AppendFrames {

  private final AppendFrames direct;
  private final Telemetry telemetry;

  public MeasuredAppender(AppendFrames direct, Telemetry telemetry) {
    this.direct = direct;
    this.telemetry = telemetry;
  }

  @Override
  public List<Result> append(List<Command> calls) {
    List<Result> results = direct.append(calls);
    List<Result.Appended> written =
        results.stream()
            .filter(Result.Appended.class::isInstance)
            .map(Result.Appended.class::cast)
            .toList();
    telemetry.counted(
        Measure.FRAMES_APPENDED, written.stream().mapToInt(done -> done.ids().size()).sum());
    telemetry.counted(Measure.APPENDS_REFUSED, (long) results.size() - written.size());
    return results;
  }
}
