package dev.weft.domain.outbox.answer;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import dev.weft.domain.outbox.OutboxMessageId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The messages a receiver names when it refuses a batch: {@code {"rejected_ids": ["…"]}}.
 *
 * <p>Anything in the list that is no message id is passed over: the receiver's word saves requests,
 * it never decides alone.
 */
public final class RejectedIds {

  private static final String MEMBER = "rejected_ids";

  private RejectedIds() {}

  public static Set<OutboxMessageId> of(Json body) {
    return listed(body).stream()
        .flatMap(element -> id(element).stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  private static List<Json> listed(Json body) {
    return body instanceof JsonObject object
            && object.find(MEMBER).orElse(object) instanceof JsonArray array
        ? array.elements()
        : List.of();
  }

  private static Optional<OutboxMessageId> id(Json element) {
    try {
      return element instanceof JsonString text
          ? Optional.of(OutboxMessageId.parse(text.value()))
          : Optional.empty();
    } catch (InvalidInput notAnId) {
      return Optional.empty();
    }
  }
}
