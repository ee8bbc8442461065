package dev.weft.application.stream;

import dev.weft.domain.stream.StreamPresence;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.domain.stream.read.TailDecision;
import dev.weft.port.in.stream.TailFrames;
import dev.weft.port.out.stream.StreamReading;
import dev.weft.port.out.tx.Transactions;

/** One step of a tailer: a page, the end, or nothing yet. One transaction. */
public final class FrameTailer implements TailFrames {

  private final Transactions transactions;

  public FrameTailer(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Result tail(Command command) {
    return transactions
        .run(stores -> stores.frames().find(command.stream(), command.request().range()))
        .map(reading -> result(command, reading))
        .orElseGet(Result.NotFound::new);
  }

  private static Result result(Command command, StreamReading reading) {
    if (command.stream().presence(reading.attemptsOpened()) == StreamPresence.BEYOND) {
      return new Result.NotFound();
    }
    return switch (TailDecision.decide(
        command.request(), reading.found(), reading.state(), reading.window())) {
      case TailDecision.Answered answered ->
          new Result.Answered(answered.page(), answered.gap(), answered.end(), mark(reading));
      case TailDecision.Parked parked -> new Result.Parked(mark(reading));
    };
  }

  private static StreamMark mark(StreamReading reading) {
    return new StreamMark(reading.frameCount(), reading.state() instanceof StreamState.Closed);
  }
}
