package dev.weft.benchmarks.weft;

import dev.weft.application.outbox.DeliveryParts;
import dev.weft.application.outbox.EndpointRegistrar;
import dev.weft.application.outbox.MessageEnqueuer;
import dev.weft.application.outbox.OutboxFlusher;
import dev.weft.domain.audit.Asker;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.name.Kind;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.Ladder;
import dev.weft.domain.outbox.claim.Stride;
import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.domain.outbox.endpoint.SigningSecrets;
import dev.weft.domain.outbox.endpoint.Subscription;
import dev.weft.domain.outbox.enqueue.Destination;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.guard.TargetUrl;
import dev.weft.port.in.outbox.EnqueueMessages;
import dev.weft.port.in.outbox.RegisterEndpoint;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.outbox.OutboxSender;
import dev.weft.port.out.tx.Transactions;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** An outbox flushed by hand, to a receiver that says yes before anything is sent. */
public final class DrivenOutbox {

  private static final int PORT = 9;
  private static final OutboxSender YES =
      request ->
          new OutboxSender.Exchange(
              DeliveryAnswer.Answered.of(200, "OK", ""), Duration.ofMillis(1));

  private final IdSource ids;
  private final EndpointId endpoint;
  private final int batch;

  private DrivenOutbox(IdSource ids, EndpointId endpoint, int batch) {
    this.ids = ids;
    this.endpoint = endpoint;
    this.batch = batch;
  }

  /**
   * @param batch messages in one request
   */
  public static DrivenOutbox registered(Transactions transactions, IdSource ids, int batch) {
    EndpointId endpoint = ids.endpoint();
    new EndpointRegistrar(transactions, BenchSender.rules(PORT))
        .register(
            new RegisterEndpoint.Command(
                endpoint,
                TargetUrl.parse("http://127.0.0.1:" + PORT + "/"),
                batch,
                new Subscription(Set.of(new Kind("nothing")), Set.of()),
                new SecretRef("env:WEFT_BENCH"),
                Ladder.DEFAULT,
                true,
                Asker.ANYBODY));
    return new DrivenOutbox(ids, endpoint, batch);
  }

  public void enqueue(Transactions transactions) {
    var draft = MessageDraft.of(new Kind("note"), Content.json("{\"text\":\"hello\"}"));
    var item = new EnqueueMessages.Item(new Destination.ToEndpoint(endpoint), draft);
    new MessageEnqueuer(transactions, ids, FlushLoop.settings(batch).callerCap())
        .enqueue(new EnqueueMessages.Command(Collections.nCopies(batch, item)));
  }

  /** How many were sent. */
  public int flush(Transactions transactions) {
    var secrets = SigningSecrets.of(List.of(Bytes.of(new byte[32])));
    var parts =
        new DeliveryParts(
            transactions,
            YES,
            reference -> Optional.of(secrets),
            BenchSender.JSON,
            ids,
            new Random(),
            System::nanoTime);
    return new OutboxFlusher(parts, FlushLoop.settings(batch), () -> false)
        .flushDue(endpoint, Stride.FIRST)
        .report()
        .sent();
  }
}
