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
import dev.weft.application.runtime.MeasuredClaimer;
import dev.weft.application.runtime.MeasuredEnds;
import dev.weft.application.runtime.MeasuredRenewer;
import dev.weft.application.runtime.MeasuredSubmitter;
import dev.weft.bootstrap.storage.Storage;
import dev.weft.port.in.execution.ClaimExecutions;
import dev.weft.port.in.execution.DelayExecutions;
import dev.weft.port.in.execution.FailExecutions;
import dev.weft.port.in.execution.RenewLeases;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.telemetry.Telemetry;
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
  @Renewals
  Transactions renewals(Storage storage) {
    return storage.renewals();
  }

  @Provides
  @Singleton
  @Background
  Transactions background(Storage storage) {
    return storage.background();
  }

  @Provides
  @Singleton
  SubmitExecutions submit(Transactions transactions, IdSource ids, Telemetry telemetry) {
    return new MeasuredSubmitter(new ExecutionSubmitter(transactions, ids), telemetry);
  }

  @Provides
  @Singleton
  ClaimExecutions claim(Transactions transactions, IdSource ids, Telemetry telemetry) {
    return new MeasuredClaimer(new ExecutionClaimer(transactions, ids), telemetry);
  }

  @Provides
  @Singleton
  ExecutionCompleter complete(Transactions transactions) {
    return new ExecutionCompleter(transactions);
  }

  @Provides
  @Singleton
  FailExecutions fail(Transactions transactions, RandomGenerator random, MeasuredEnds ends) {
    return ends.failing(new ExecutionFailer(transactions, random));
  }

  @Provides
  @Singleton
  DelayExecutions delay(Transactions transactions, MeasuredEnds ends) {
    return ends.delaying(new ExecutionDelayer(transactions));
  }

  @Provides
  @Singleton
  RenewLeases renew(@Renewals Transactions transactions, Telemetry telemetry) {
    return new MeasuredRenewer(new LeaseRenewer(transactions), telemetry);
  }
}
