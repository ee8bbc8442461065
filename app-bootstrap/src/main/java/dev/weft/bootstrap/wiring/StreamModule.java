package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.application.runtime.Cadence;
import dev.weft.application.runtime.GroupedAppender;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.MeasuredAppender;
import dev.weft.application.runtime.TailHub;
import dev.weft.application.stream.DurableAppends;
import dev.weft.application.stream.FrameAppender;
import dev.weft.application.stream.FrameReader;
import dev.weft.application.stream.FrameTailer;
import dev.weft.application.stream.StreamWatcher;
import dev.weft.application.stream.SummaryReader;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.port.in.stream.AppendFrames;
import dev.weft.port.in.stream.ReadFrames;
import dev.weft.port.in.stream.ReadSummary;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.telemetry.Telemetry;
import dev.weft.port.out.tx.Transactions;
import java.util.random.RandomGenerator;

/** The output streams of attempts, over the chosen storage. */
final class StreamModule extends AbstractModule {

  @Provides
  @Singleton
  GroupedAppender grouped(Transactions transactions, JsonCodec json) {
    return new GroupedAppender(
        new FrameAppender(transactions, json), new DurableAppends(transactions));
  }

  @Provides
  @Singleton
  AppendFrames append(GroupedAppender grouped, Telemetry telemetry) {
    return new MeasuredAppender(grouped, telemetry);
  }

  @Provides
  @Singleton
  ReadFrames read(Transactions transactions) {
    return new FrameReader(transactions);
  }

  @Provides
  @Singleton
  ReadSummary summary(Transactions transactions, JsonCodec json) {
    return new SummaryReader(transactions, json);
  }

  @Provides
  @Singleton
  TailHub tails(
      Transactions transactions,
      LocalWorkSignal signal,
      EngineSettings settings,
      RandomGenerator random) {
    return TailHub.started(
        new FrameTailer(transactions),
        new StreamWatcher(transactions),
        signal,
        Cadence.every(settings.poll()),
        random);
  }
}
