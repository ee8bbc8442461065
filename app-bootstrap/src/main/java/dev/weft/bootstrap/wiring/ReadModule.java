package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import dev.weft.application.execution.AttemptLister;
import dev.weft.application.execution.ExecutionDescriber;
import dev.weft.application.execution.ExecutionExplainer;
import dev.weft.application.execution.ExecutionLister;
import dev.weft.application.execution.ResultReader;
import dev.weft.port.in.execution.DescribeExecution;
import dev.weft.port.in.execution.ExplainExecution;
import dev.weft.port.in.execution.ListAttempts;
import dev.weft.port.in.execution.ListExecutions;
import dev.weft.port.in.execution.ReadResult;
import dev.weft.port.out.tx.Transactions;

/** What is asked about executions, over the chosen storage. */
final class ReadModule extends AbstractModule {

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

  @Provides
  @Singleton
  ExplainExecution explain(Transactions transactions) {
    return new ExecutionExplainer(transactions);
  }

  @Provides
  @Singleton
  ListExecutions list(Transactions transactions) {
    return new ExecutionLister(transactions);
  }
}
