package dev.weft.port.in.outbox;

import dev.weft.domain.input.Problem;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.enqueue.Destination;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import java.util.List;
import java.util.Objects;

/**
 * Takes callers' messages in. One transaction, or part of the caller's own: all are stored, or
 * none.
 *
 * <p>When the outcome is unknown, repeat the call with the same dedupe keys; without keys a repeat
 * sends again. Callers over the cap are refused or counted, as the settings say. Next: {@link
 * FlushOutbox}.
 */
public interface EnqueueMessages {

  /** Receipts come in the order of the items. */
  Result enqueue(Command command);

  record Command(List<Item> items) {
    public Command {
      items = List.copyOf(items);
    }

    public static Command of(Item... items) {
      return new Command(List.of(items));
    }
  }

  /** A message and whom it is for. */
  record Item(Destination destination, MessageDraft draft) {
    public Item {
      Objects.requireNonNull(destination, "destination");
      Objects.requireNonNull(draft, "draft");
    }
  }

  sealed interface Result {

    /**
     * @param overCap whether the caller is over the cap, which is only counted here
     */
    record Accepted(List<Receipt> receipts, boolean overCap) implements Result {
      public Accepted {
        receipts = List.copyOf(receipts);
      }
    }

    /** Nothing was stored; every problem is listed. */
    record Refused(List<Problem> problems) implements Result {
      public Refused {
        problems = List.copyOf(problems);
      }
    }

    /** Nothing was stored: so many messages are unsent already. Try again later. */
    record OverCap(long unsent, long most) implements Result {}
  }

  /** The messages one item became; none when nobody wants its kind. */
  record Receipt(List<Stored> messages) {
    public Receipt {
      messages = List.copyOf(messages);
    }
  }

  /**
   * @param existing whether its dedupe key was known, so that nothing new was stored
   */
  record Stored(OutboxMessageId id, EndpointId endpoint, boolean existing) {}
}
