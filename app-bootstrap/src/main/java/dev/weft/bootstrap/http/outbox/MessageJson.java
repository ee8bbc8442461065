package dev.weft.bootstrap.http.outbox;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.view.DeliveryTry;
import dev.weft.domain.outbox.view.LoggedTry;
import dev.weft.domain.outbox.view.MessageView;

/** Messages and tries in JSON; payloads stay where they are. */
final class MessageJson {

  private MessageJson() {}

  static JsonObject write(MessageView view) {
    OutboxMessage message = view.message();
    Members answer =
        new Members()
            .put("message_id", message.id().toString())
            .put("endpoint_id", message.endpoint().toString())
            .put("kind", message.kind().value())
            .put("namespace", view.namespace().value())
            .put("state", message.state().phase())
            .put("retry_count", message.history().retries())
            .put("claim_count", view.claims())
            .put("lease_losses", message.history().losses().total());
    putState(answer, message.state());
    putText(answer, "ordering_key", message.key().value());
    putText(answer, "last_error", message.history().lastError());
    return answer.put("created_at", message.createdAt()).done();
  }

  private static void putState(Members answer, MessageState state) {
    answer.putNull("due_at", "lease_until", "sent_at", "abandon_reason");
    switch (state) {
      case MessageState.Pending pending -> answer.put("due_at", pending.dueAt());
      case MessageState.Sending sending -> answer.put("lease_until", sending.leaseUntil());
      case MessageState.Sent sent -> answer.put("sent_at", sent.at());
      case MessageState.Parked parked -> {}
      case MessageState.Abandoned abandoned -> answer.put("abandon_reason", abandoned.reason());
    }
  }

  private static void putText(Members answer, String name, String text) {
    if (text.isEmpty()) {
      answer.putNull(name);
    } else {
      answer.put(name, text);
    }
  }

  static JsonObject write(LoggedTry logged) {
    DeliveryTry content = logged.content();
    Members answer = new Members().put("try", logged.number()).put("at", logged.at());
    if (content.status() == DeliveryTry.NO_STATUS) {
      answer.putNull("status");
    } else {
      answer.put("status", content.status());
    }
    return answer
        .put("class", content.meaning())
        .put("duration_ms", content.took().toMillis())
        .put("snippet", content.snippet())
        .done();
  }
}
