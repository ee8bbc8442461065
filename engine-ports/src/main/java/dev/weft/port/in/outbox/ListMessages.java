package dev.weft.port.in.outbox;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.view.MessageCursor;
import dev.weft.domain.outbox.view.MessageFilter;
import dev.weft.domain.outbox.view.MessageView;
import java.util.List;
import java.util.Objects;

/**
 * Lists messages page by page, in id order. One transaction per page; pages are no snapshot. Next:
 * {@link ListDeliveryAttempts}.
 */
public interface ListMessages {

  Page list(Query query);

  /**
   * @param limit 0 to 1 000; 0 gives an empty page
   */
  record Query(MessageFilter filter, MessageCursor cursor, int limit) {
    public static final int MOST = 1_000;

    public Query {
      Objects.requireNonNull(filter, "filter");
      Objects.requireNonNull(cursor, "cursor");
      if (limit < 0 || limit > MOST) {
        throw InvalidInput.of("limit", limit, "0 to " + MOST);
      }
    }
  }

  record Page(List<MessageView> messages, Rest rest) {
    public Page {
      messages = List.copyOf(messages);
    }
  }

  /** What lies behind a page. */
  sealed interface Rest {

    record Nothing() implements Rest {}

    record Behind(MessageCursor cursor) implements Rest {}
  }
}
