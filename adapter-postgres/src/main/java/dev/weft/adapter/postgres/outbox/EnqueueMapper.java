package dev.weft.adapter.postgres.outbox;

import java.util.List;
import java.util.UUID;

/** Statements that store new messages. */
public interface EnqueueMapper {

  /** Keys in sorted order; those already taken are left alone. */
  void takeFreeKeys(NewMessageColumns messages);

  /** For each message the one that stands for it, in the order of the columns. */
  List<UUID> listKeyOwners(NewMessageColumns messages);

  void insertMessages(NewMessageColumns messages);

  int insertEvents(EventColumns events);
}
