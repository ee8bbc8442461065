package dev.weft.application.stream;

import dev.weft.domain.stream.StreamPresence;
import dev.weft.domain.stream.read.FramePage;
import dev.weft.port.in.stream.ReadFrames;
import dev.weft.port.out.stream.StreamReading;
import dev.weft.port.out.tx.Transactions;

/** Reads a page of frames. One transaction. */
public final class FrameReader implements ReadFrames {

  private final Transactions transactions;

  public FrameReader(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Result read(Command command) {
    return transactions
        .run(stores -> stores.frames().find(command.stream(), command.range()))
        .map(reading -> result(command, reading))
        .orElseGet(Result.NotFound::new);
  }

  private static Result result(Command command, StreamReading reading) {
    if (command.stream().presence(reading.attemptsOpened()) == StreamPresence.BEYOND) {
      return new Result.NotFound();
    }
    return new Result.Found(
        FramePage.cut(reading.found(), command.range().limit()),
        command.range().hasGap(reading.window()),
        reading.state());
  }
}
