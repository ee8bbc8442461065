package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.adapter.httpoutbox.BorrowedThreads;
import dev.weft.adapter.httpoutbox.HttpOutboxSender;
import dev.weft.adapter.httpoutbox.HttpOutboxSettings;
import dev.weft.adapter.httpoutbox.guard.NameLookup;
import dev.weft.application.outbox.DeliveryParts;
import dev.weft.application.runtime.SenderThreads;
import dev.weft.bootstrap.config.DeliverySettings;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.config.FileAndEnvironmentSecrets;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.outbox.SecretSource;
import dev.weft.port.out.tx.Transactions;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/** Who carries messages out of the house: a sender over HTTP, its threads, the secrets. */
final class HttpOutboxModule extends AbstractModule {

  @Provides
  @Singleton
  SenderThreads threads() {
    return new SenderThreads();
  }

  @Provides
  @Singleton
  HttpOutboxSender sender(
      EngineSettings settings, JsonCodec json, InstantSource clock, SenderThreads threads) {
    DeliverySettings delivery = settings.delivery();
    return new HttpOutboxSender(
        new HttpOutboxSettings(
            delivery.urls(), delivery.authorities(), HttpOutboxSettings.DEFAULT.lookup()),
        json,
        clock,
        NameLookup.SYSTEM,
        new BorrowedThreads(threads.timer(), threads.lookups()));
  }

  @Provides
  @Singleton
  SecretSource secrets() {
    return new FileAndEnvironmentSecrets(System.getenv());
  }

  @Provides
  @Singleton
  DeliveryParts parts(
      @Background Transactions transactions,
      HttpOutboxSender sender,
      SecretSource secrets,
      JsonCodec json,
      IdSource ids,
      RandomGenerator random) {
    return new DeliveryParts(transactions, sender, secrets, json, ids, random, System::nanoTime);
  }
}
