package dev.weft.bootstrap.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import com.google.inject.multibindings.ProvidesIntoSet;
import dev.weft.application.outbox.DeliveryAttemptLister;
import dev.weft.application.outbox.MessageDescriber;
import dev.weft.application.outbox.MessageLister;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.outbox.EndpointCalls;
import dev.weft.bootstrap.http.outbox.EndpointRoutes;
import dev.weft.bootstrap.http.outbox.MessageRoutes;
import dev.weft.bootstrap.http.outbox.OutboxCalls;
import dev.weft.bootstrap.http.outbox.OutboxRoutes;
import dev.weft.port.in.outbox.EnqueueMessages;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;

/** The API of the outbox, over the use cases. */
final class OutboxRoutesModule extends AbstractModule {

  @ProvidesIntoSet
  @Singleton
  Routes endpoints(EndpointCalls calls, IdSource ids, Bodies bodies) {
    return new EndpointRoutes(calls, ids, bodies);
  }

  @ProvidesIntoSet
  @Singleton
  Routes messages(
      Transactions transactions, EnqueueMessages enqueuer, Bodies bodies, Contents contents) {
    return new MessageRoutes(
        enqueuer,
        new MessageLister(transactions),
        new MessageDescriber(transactions),
        new DeliveryAttemptLister(transactions),
        bodies,
        contents);
  }

  @ProvidesIntoSet
  @Singleton
  Routes outbox(OutboxCalls calls, Bodies bodies) {
    return new OutboxRoutes(calls, bodies);
  }
}
