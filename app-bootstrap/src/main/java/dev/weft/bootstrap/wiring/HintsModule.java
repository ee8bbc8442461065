package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.adapter.postgres.signal.PostgresHintChannel;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.application.runtime.HintReceiver;
import dev.weft.application.runtime.HintSender;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.TailHub;
import dev.weft.bootstrap.config.JdbcTarget;
import dev.weft.port.out.signal.WorkSignal;
import java.util.random.RandomGenerator;

/** Tells other processes over the same database what there is to do, and hears it from them. */
final class HintsModule extends AbstractModule {

  private static final int UNPOOLED = 2;

  private final JdbcTarget server;

  /**
   * @param server without a pooler in between
   */
  HintsModule(JdbcTarget server) {
    this.server = server;
  }

  @Provides
  @Singleton
  PostgresHintChannel channel() {
    return new PostgresHintChannel(
        EnginePools.direct(Pools.settings(server, UNPOOLED, true), "hints"));
  }

  @Provides
  @Singleton
  HintSender sender(LocalWorkSignal local, PostgresHintChannel channel, RandomGenerator random) {
    return HintSender.started(local, channel, random);
  }

  @Provides
  @Singleton
  WorkSignal signal(HintSender sender) {
    return sender;
  }

  @Provides
  @Singleton
  OtherProcesses others(
      HintSender sender,
      PostgresHintChannel channel,
      LocalWorkSignal local,
      TailHub tails,
      RandomGenerator random) {
    HintReceiver receiver = HintReceiver.started(channel, local, tails, random);
    return () -> {
      sender.close();
      receiver.close();
      channel.close();
    };
  }
}
