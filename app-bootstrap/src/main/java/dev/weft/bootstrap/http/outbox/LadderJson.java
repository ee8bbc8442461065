package dev.weft.bootstrap.http.outbox;

import dev.weft.bootstrap.http.json.Values;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonString;
import dev.weft.domain.outbox.answer.Ladder;
import java.util.Map;
import java.util.Optional;

/** A ladder is named, or told as waits in milliseconds. */
final class LadderJson {

  private static final Map<String, Ladder> NAMED =
      Map.of("default", Ladder.DEFAULT, "webhook", Ladder.WEBHOOK);

  private LadderJson() {}

  static Ladder read(Json value) {
    if (value instanceof JsonString name) {
      return Optional.ofNullable(NAMED.get(name.value())).orElseThrow(() -> refused(value));
    }
    return Ladder.of(Values.elements(value).stream().map(Values::millis).toList());
  }

  private static InvalidInput refused(Json value) {
    return InvalidInput.of("ladder", value, "default, webhook or a list of milliseconds");
  }

  static Json write(Ladder ladder) {
    return NAMED.entrySet().stream()
        .filter(named -> named.getValue().equals(ladder))
        .<Json>map(named -> new JsonString(named.getKey()))
        .findFirst()
        .orElseGet(() -> waits(ladder));
  }

  private static Json waits(Ladder ladder) {
    return JsonArray.of(
        ladder.waits().stream().<Json>map(wait -> JsonNumber.of(wait.toMillis())).toList());
  }
}
