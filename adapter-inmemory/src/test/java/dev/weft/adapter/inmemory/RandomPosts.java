package dev.weft.adapter.inmemory;

import dev.weft.domain.content.Content;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.enqueue.DedupeKey;
import dev.weft.domain.outbox.enqueue.Destination;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.setting.OutboxRetention;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.port.in.outbox.EnqueueMessages.Item;
import dev.weft.port.out.identity.IdSource;
import dev.weft.port.out.tx.Transactions;
import dev.weft.testkit.doubles.KnownSecrets;
import dev.weft.testkit.doubles.MutableClock;
import dev.weft.testkit.doubles.RecordingOutboxSender;
import dev.weft.testkit.driving.Outbox;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Does anything the outbox can do, in a drawn order. */
final class RandomPosts {

  private static final int[] ANSWERS = {200, 200, 500, 429, 403, 410, 409, 422};

  private final Random random;
  private final MutableClock clock;
  private final IdSource ids;
  private final RecordingOutboxSender receiver = new RecordingOutboxSender();
  private final List<EndpointId> endpoints = new ArrayList<>();

  RandomPosts(Random random, MutableClock clock, IdSource ids) {
    this.random = random;
    this.clock = clock;
    this.ids = ids;
    receiver.always(
        request -> RecordingOutboxSender.status(ANSWERS[random.nextInt(ANSWERS.length)]));
  }

  void one(Transactions transactions) {
    Outbox outbox =
        new Outbox(transactions, ids, receiver, new KnownSecrets(), OutboxSettings.DEFAULT, 0.0);
    if (endpoints.isEmpty() || random.nextInt(9) == 0) {
      endpoints.add(outbox.register(e -> e.wanting().inBatchesOf(1 + random.nextInt(4))));
    }
    EndpointId endpoint = endpoints.get(random.nextInt(endpoints.size()));
    switch (random.nextInt(7)) {
      case 0, 1 -> outbox.asked(new Item(new Destination.ToEndpoint(endpoint), draft()));
      case 2, 3 -> outbox.flush(endpoint);
      case 4 -> outbox.retryNow(endpoint, true);
      case 5 -> outbox.sweep(OutboxRetention.DEFAULT);
      default -> outbox.drain(endpoint, new Drain(clock.now(), Set.of(), 9, Duration.ZERO), false);
    }
    if (random.nextInt(12) == 0) {
      outbox.remove(endpoint, true);
    }
  }

  private MessageDraft draft() {
    return MessageDraft.of(Outbox.KIND, Content.json("{}"))
        .with(new DedupeKey("k" + random.nextInt(6)));
  }
}
