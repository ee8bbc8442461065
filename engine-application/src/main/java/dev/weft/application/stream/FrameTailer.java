package dev.weft.application.stream;

import dev.weft.domain.stream.StreamPresence;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.domain.stream.read.TailDecision;
import dev.weft.port.in.stream.TailFrames;
import dev.weft.port.out.stream.SharedReading;
import dev.weft.port.out.stream.StreamRange;
import dev.weft.port.out.stream.StreamReading;
import dev.weft.port.out.tx.Transactions;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One step of tailers: a page, the end, or nothing yet.
 *
 * <p>One transaction for all of them; one each for those who have much to read, and for one alone.
 */
public final class FrameTailer implements TailFrames {

  private final Transactions transactions;

  public FrameTailer(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public List<Result> tail(List<Command> commands) {
    if (commands.size() < 2) {
      return commands.stream().map(this::alone).toList();
    }
    List<StreamRange> ranges = commands.stream().map(FrameTailer::range).toList();
    List<SharedReading> seen = transactions.run(stores -> stores.frames().findEach(ranges));
    return IntStream.range(0, seen.size())
        .mapToObj(nth -> result(commands.get(nth), seen.get(nth)))
        .toList();
  }

  private static StreamRange range(Command command) {
    return new StreamRange(command.stream(), command.request().range());
  }

  private Result result(Command command, SharedReading seen) {
    return switch (seen) {
      case SharedReading.Found found -> result(command, found.reading());
      case SharedReading.Unknown unknown -> new Result.NotFound();
      case SharedReading.TooMuch tooMuch -> alone(command);
    };
  }

  private Result alone(Command command) {
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
