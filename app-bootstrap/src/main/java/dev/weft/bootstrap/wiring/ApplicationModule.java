package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.application.execution.AttemptLister;
import dev.weft.application.execution.ExecutionClaimer;
import dev.weft.application.execution.ExecutionCompleter;
import dev.weft.application.execution.ExecutionDescriber;
import dev.weft.application.execution.ExecutionSubmitter;
import dev.weft.application.execution.ResultReader;
import dev.weft.bootstrap.storage.Storage;
import dev.weft.port.in.execution.ClaimExecutions;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.execution.DescribeExecution;
import dev.weft.port.in.execution.ListAttempts;
import dev.weft.port.in.execution.ReadResult;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;

/** The use cases over the chosen storage. */
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
  CompleteExecutions complete(Transactions transactions) {
    return new ExecutionCompleter(transactions);
  }

  @Provides
  @Singleton
  DescribeExecution describe(Transactions transactions) {
    return new ExecutionDescriber(transactions);
  }

  @Provides
  @Singleton
  ListAttempts attempts(Transactions transactions) {
    return new AttemptLister(transactions);
  }

  @Provides
  @Singleton
  ReadResult result(Transactions transactions) {
    return new ResultReader(transactions);
  }
}
