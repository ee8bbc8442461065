package dev.weft.bootstrap.http.outbox;

import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.domain.content.Content;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OrderingKey;
import dev.weft.domain.outbox.enqueue.DedupeKey;
import dev.weft.domain.outbox.enqueue.Destination;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.port.in.outbox.EnqueueMessages.Item;
import java.time.Instant;
import java.util.Optional;

/** Reads one message of a caller and whom it is for. */
final class DraftReader {

  static final Input[] MEMBERS = {
    Input.text("endpoint_id"),
    Input.text("kind").needed(),
    Input.text("namespace"),
    Input.any("payload"),
    Input.text("payload_base64"),
    Input.text("content_type"),
    Input.text("ordering_key"),
    Input.text("dedupe_key"),
    Input.time("not_before")
  };

  private DraftReader() {}

  /** Without an endpoint it is for whoever subscribed. */
  static Item read(Fields fields, Contents contents) {
    Destination destination =
        fields
            .read("endpoint_id", value -> to(Values.text(value)))
            .orElseGet(Destination.ToSubscribers::new);
    Optional<Kind> kind = fields.require("kind", value -> new Kind(Values.text(value)));
    Namespace namespace =
        fields
            .read("namespace", value -> new Namespace(Values.text(value)))
            .orElse(Namespace.DEFAULT);
    OrderingKey key =
        fields
            .read("ordering_key", value -> new OrderingKey(Values.text(value)))
            .orElse(OrderingKey.NONE);
    DedupeKey dedupe =
        fields
            .read("dedupe_key", value -> new DedupeKey(Values.text(value)))
            .orElse(DedupeKey.NONE);
    Instant notBefore = fields.read("not_before", Values::time).orElse(MessageDraft.AT_ONCE);
    Content payload = contents.read(fields, "payload");
    Optional<MessageDraft> draft =
        kind.flatMap(
            word ->
                fields.make(
                    () -> new MessageDraft(word, namespace, key, dedupe, notBefore, payload)));
    fields.finish();
    return new Item(destination, draft.orElseThrow());
  }

  private static Destination to(String endpoint) {
    return new Destination.ToEndpoint(EndpointId.parse(endpoint));
  }
}
