package dev.weft.adapter.inmemory;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.operate.DrainPreview;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.domain.outbox.view.LoggedTry;
import dev.weft.domain.outbox.view.MessageCursor;
import dev.weft.domain.outbox.view.MessageFilter;
import dev.weft.domain.outbox.view.MessageView;
import dev.weft.port.out.outbox.OutboxReads;
import java.util.List;
import java.util.Optional;

/** Not kept yet. */
final class InMemoryOutboxReads implements OutboxReads {

  @Override
  public OutboxReads.Backlogs listBacklogs() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<MessageView> find(OutboxMessageId id) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<MessageView> list(MessageFilter filter, MessageCursor cursor, int max) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<LoggedTry> listTries(OutboxMessageId id) {
    throw new UnsupportedOperationException();
  }

  @Override
  public OutboxReads.CountedMessages count(EndpointChoice endpoint) {
    throw new UnsupportedOperationException();
  }

  @Override
  public DrainPreview previewDrain(Drain drain, EndpointChoice endpoint) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long sampledUnsent() {
    throw new UnsupportedOperationException();
  }
}
