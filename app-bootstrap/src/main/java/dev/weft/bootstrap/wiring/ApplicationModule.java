package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.application.execution.ExecutionClaimer;
import dev.weft.application.execution.ExecutionCompleter;
import dev.weft.application.execution.ExecutionDelayer;
import dev.weft.application.execution.ExecutionFailer;
import dev.weft.application.execution.ExecutionSubmitter;
import dev.weft.application.execution.LeaseRenewer;
import dev.weft.bootstrap.storage.Storage;
import dev.weft.port.in.execution.ClaimExecutions;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.port.in.execution.RenewLeases;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;
import java.util.random.RandomGenerator;

/**
 * What submitters and workers ask, over the chosen storage; completing is shared by the runtime.
 */
final class ApplicationModule extends AbstractModule {

  @Provides
  @Singleton
  Transactions transactions(Storage storage) {
    return storage.transactions();
  }

  @Provides
  @Singleton
  SubmitExecutions submit(Transactions transactions, IdSource ids) {
    return new ExecutionSubmitter(transactions, ids);
  }

  @Provides
  @Singleton
  ClaimExecutions claim(Transactions transactions, IdSource ids) {
    return new ExecutionClaimer(transactions, ids);
  }

  @Provides
  @Singleton
  ExecutionCompleter complete(Transactions transactions) {
    return new ExecutionCompleter(transactions);
  }

  @Provides
  @Singleton
  FailExecutions fail(Transactions transactions, RandomGenerator random) {
    return new ExecutionFailer(transactions, random);
  }

  @Provides
  @Singleton
  DelayExecutions delay(Transactions transactions) {
    return new ExecutionDelayer(transactions);
  }

  @Provides
  @Singleton
  RenewLeases renew(Transactions transactions) {
    return new LeaseRenewer(transactions);
  }
}
