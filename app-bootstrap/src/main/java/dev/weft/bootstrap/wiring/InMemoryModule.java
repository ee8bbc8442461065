package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.adapter.inmemory.InMemoryTransactions;
import dev.weft.bootstrap.storage.Storage;
import dev.weft.port.out.signal.WorkSignal;
import dev.weft.port.out.tx.Transactions;
import java.time.InstantSource;

/** Keeps everything in this process, and nothing beyond it. */
final class InMemoryModule extends AbstractModule {

  @Override
  protected void configure() {
    install(new NoHintsModule());
  }

  @Provides
  @Singleton
  Storage storage(InstantSource clock, WorkSignal signal) {
    return new MemoryStorage(new InMemoryTransactions(clock, signal));
  }

  private record MemoryStorage(Transactions transactions) implements Storage {

    @Override
    public Transactions renewals() {
      return transactions;
    }

    @Override
    public Transactions background() {
      return transactions;
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void close() {}
  }
}
