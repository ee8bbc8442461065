package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.port.out.outbox.Enqueued;
import dev.weft.port.out.outbox.NewMessage;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

/**
 * Stores callers' messages: one statement without dedupe keys, three with.
 *
 * <p>Keys are taken first. Their owners need a statement of their own: the first may have waited
 * for another transaction, and a statement's snapshot is older than what it waited for.
 */
record Enqueueing(EnqueueMapper mapper) {

  List<Enqueued> enqueue(List<NewMessage> messages) {
    boolean keyed = messages.stream().anyMatch(message -> message.draft().dedupe().isPresent());
    List<Enqueued> answers =
        keyed ? owned(messages) : messages.stream().map(Enqueueing::stored).toList();
    insert(
        IntStream.range(0, messages.size())
            .filter(i -> !answers.get(i).existing())
            .mapToObj(messages::get)
            .toList());
    return answers;
  }

  private List<Enqueued> owned(List<NewMessage> messages) {
    NewMessageColumns columns = NewMessageColumns.of(messages);
    mapper.takeFreeKeys(columns);
    List<UUID> owners = mapper.listKeyOwners(columns);
    return IntStream.range(0, messages.size())
        .mapToObj(i -> answer(messages.get(i), new OutboxMessageId(owners.get(i))))
        .toList();
  }

  private static Enqueued answer(NewMessage message, OutboxMessageId owner) {
    return new Enqueued(owner, !owner.equals(message.id()));
  }

  private static Enqueued stored(NewMessage message) {
    return new Enqueued(message.id(), false);
  }

  private void insert(List<NewMessage> fresh) {
    if (!fresh.isEmpty()) {
      mapper.insertMessages(NewMessageColumns.of(fresh));
    }
  }
}
