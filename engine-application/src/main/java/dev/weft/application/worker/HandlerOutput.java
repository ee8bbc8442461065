package dev.weft.application.worker;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.BestEffortConfig;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import dev.weft.port.in.stream.AppendFrames;
import dev.weft.port.out.handler.AttemptOutput;
import dev.weft.port.out.handler.OutputRefused;
import java.util.List;

/** Writes to the stream of one attempt, under its lease. */
record HandlerOutput(AppendFrames frames, LeaseHandle handle) implements AttemptOutput {

  private static final String TEXT = "text/plain; charset=utf-8";
  private static final String JSON = "application/json";
  private static final FrameMode DURABLE = new FrameMode.Durable();
  private static final FrameMode SUMMARY = new FrameMode.Summary();
  private static final FrameMode TELEMETRY = new FrameMode.BestEffort(BestEffortConfig.DEFAULT);

  @Override
  public List<FrameId> write(List<NewFrame> frames) {
    AppendFrames.Command call = new AppendFrames.Command(handle, frames);
    return switch (this.frames.append(List.of(call)).getFirst()) {
      case AppendFrames.Result.Appended appended -> appended.ids();
      case AppendFrames.Result.Invalid invalid -> throw new InvalidInput(invalid.problem());
      case AppendFrames.Result.Refused refused -> throw new OutputRefused(refused.toString());
      case AppendFrames.Result.Closed closed -> throw new OutputRefused(closed.toString());
      case AppendFrames.Result.Conflict conflict -> throw new OutputRefused(conflict.toString());
    };
  }

  @Override
  public void log(String line) {
    lines(FrameKind.STDOUT, line);
  }

  @Override
  public void warn(String line) {
    lines(FrameKind.STDERR, line);
  }

  private void lines(FrameKind kind, String line) {
    FrameLabel label = FrameLabel.of(kind).withContentType(TEXT);
    LineParts.of(line).stream()
        .map(part -> frame(label, FrameBytes.ofUtf8(part), DURABLE))
        .forEach(frame -> write(List.of(frame)));
  }

  @Override
  public void telemetry(String json) {
    event(json, TELEMETRY);
  }

  @Override
  public void patch(String json) {
    event(json, SUMMARY);
  }

  @Override
  public void progress(double fraction) {
    if (!(fraction >= 0.0 && fraction <= 1.0)) {
      throw InvalidInput.of("progress", fraction, "0 to 1");
    }
    patch("{\"progress\":" + fraction + "}");
  }

  private void event(String json, FrameMode mode) {
    FrameLabel label = FrameLabel.of(FrameKind.EVENT).withContentType(JSON);
    write(List.of(frame(label, FrameBytes.ofUtf8(json), mode)));
  }

  private static NewFrame frame(FrameLabel label, FrameBytes bytes, FrameMode mode) {
    return new NewFrame(label, bytes, mode, ClientSeq.NONE);
  }
}
