package dev.weft.testkit.contract.outbox;

import dev.weft.domain.content.Content;
import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.LeaseLosses;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OrderingKey;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.port.out.outbox.DeliveryChanges;
import dev.weft.port.out.outbox.LockedDeliveries;
import dev.weft.testkit.contract.PortsUnderTest;
import dev.weft.testkit.driving.Outbox;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Messages of one endpoint drawn so close together that ties and near misses are the rule. */
final class RandomMessages {

  private static final int ROWS = 25;

  private final PortsUnderTest ports;
  private final Outbox outbox;
  private final Random random;
  private final EndpointId endpoint;
  private final List<OutboxMessageId> ids = new ArrayList<>();

  RandomMessages(PortsUnderTest ports, Outbox outbox, Random random, EndpointId endpoint) {
    this.ports = ports;
    this.outbox = outbox;
    this.random = random;
    this.endpoint = endpoint;
  }

  static boolean isSending(OutboxMessage row) {
    return row.state() instanceof MessageState.Sending;
  }

  void enqueue() {
    for (int i = 0; i < ROWS; i++) {
      MessageDraft draft =
          MessageDraft.of(Outbox.KIND, Content.EMPTY)
              .with(oneIn(3) ? OrderingKey.NONE : new OrderingKey("k" + random.nextInt(4)))
              .notBefore(ports.clock().now().plusMillis(random.nextInt(60) - 30));
      ids.add(outbox.enqueue(endpoint, draft));
      ports.clock().advance(Duration.ofMillis(random.nextInt(2)));
    }
  }

  /** Time passes, and verdicts of others fall on some rows. */
  void stir() {
    ports.clock().advance(Duration.ofMillis(random.nextInt(25)));
    List<OutboxMessageId> some = ids.stream().filter(id -> oneIn(6)).toList();
    ports
        .transactions()
        .run(
            stores -> {
              LockedDeliveries locked =
                  stores.outbox().lockDeliveries(endpoint, some, 0).orElseThrow();
              List<OutboxMessage> moved =
                  locked.messages().stream().map(row -> moved(row, locked.now())).toList();
              stores.outbox().write(new DeliveryChanges(locked.endpoint(), moved, List.of()));
              return moved.size();
            });
  }

  private OutboxMessage moved(OutboxMessage row, Instant now) {
    MessageHistory history = row.history();
    LeaseLosses losses = new LeaseLosses(4, random.nextInt(5));
    MessageHistory stirred =
        switch (random.nextInt(3)) {
          case 0 -> history.with(losses);
          case 1 -> history.retried("500 Reason");
          default -> history;
        };
    return row.moved(drawn(row.state(), now), stirred);
  }

  private MessageState drawn(MessageState before, Instant now) {
    return switch (random.nextInt(5)) {
      case 0 -> new MessageState.Pending(now.plusMillis(random.nextInt(40) - 20));
      case 1 -> new MessageState.Parked();
      case 2 -> new MessageState.Sent(now);
      case 3 -> new MessageState.Abandoned(AbandonReason.PERMANENT);
      default ->
          before instanceof MessageState.Sending
              ? before
              : new MessageState.Sending(
                  ports.ids().claimToken(),
                  now.plusMillis(random.nextInt(40) - 20),
                  random.nextBoolean());
    };
  }

  private boolean oneIn(int chances) {
    return random.nextInt(chances) == 0;
  }
}
