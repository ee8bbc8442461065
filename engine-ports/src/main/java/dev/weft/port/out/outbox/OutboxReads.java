package dev.weft.port.out.outbox;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.Backlog;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.operate.DrainPreview;
import dev.weft.domain.outbox.operate.OutboxCounts;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.domain.outbox.view.LoggedTry;
import dev.weft.domain.outbox.view.MessageCursor;
import dev.weft.domain.outbox.view.MessageFilter;
import dev.weft.domain.outbox.view.MessageView;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Reads for loops and people. Nothing is locked; what is answered is a copy. */
public interface OutboxReads {

  /** What waits, per endpoint with unsent rows; the longest waiting first. */
  Backlogs listBacklogs();

  Optional<MessageView> find(OutboxMessageId id);

  /** Up to {@code max} messages behind the cursor that pass the filter, in id order. */
  List<MessageView> list(MessageFilter filter, MessageCursor cursor, int max);

  /** The tries of a message by number; empty for an unknown one. */
  List<LoggedTry> listTries(OutboxMessageId id);

  /** Messages per phase, counted; for people, not for loops. */
  CountedMessages count(EndpointChoice endpoint);

  /** What this drain would bring back, as {@code Drain.preview} says; endpoints that exist only. */
  DrainPreview previewDrain(Drain drain, EndpointChoice endpoint);

  /** The unsent messages at the latest sample; 0 before the first. */
  long sampledUnsent();

  /** What waits, and the store's time at which it was seen. */
  record Backlogs(Instant now, List<Backlog> backlogs) {
    public Backlogs {
      backlogs = List.copyOf(backlogs);
    }
  }

  /** Counts, and the store's time that ages are told from. */
  record CountedMessages(Instant now, OutboxCounts counts) {}
}
