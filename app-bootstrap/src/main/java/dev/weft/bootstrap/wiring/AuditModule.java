package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.ProvidesIntoSet;
import dev.weft.application.audit.ActionRecorder;
import dev.weft.application.audit.AuditLister;
import dev.weft.application.audit.AuditTrimmer;
import dev.weft.bootstrap.reconcile.Reconciler;
import dev.weft.port.in.audit.ListAudit;
import dev.weft.port.in.audit.RecordAction;
import dev.weft.port.in.audit.TrimAudit;
import dev.weft.port.out.tx.Transactions;

/** The record of what operators did, and its end after a time. */
final class AuditModule extends AbstractModule {

  @Provides
  @Singleton
  ListAudit list(Transactions transactions) {
    return new AuditLister(transactions);
  }

  @Provides
  @Singleton
  RecordAction recorder(Transactions transactions) {
    return new ActionRecorder(transactions);
  }

  @Provides
  @Singleton
  TrimAudit trim(@Background Transactions transactions) {
    return new AuditTrimmer(transactions, AuditTrimmer.KEPT);
  }

  @ProvidesIntoSet
  @Singleton
  Reconciler trimmer(TrimAudit audit) {
    return new Reconciler("audit-trimmer", audit::trimOnce);
  }
}
