package dev.weft.bootstrap.http.outbox;

import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.endpoint.Breaker;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.endpoint.EndpointEdit;
import dev.weft.domain.outbox.endpoint.EndpointHealth;
import dev.weft.domain.outbox.endpoint.Parking;
import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.domain.outbox.endpoint.Subscription;
import dev.weft.domain.outbox.guard.TargetUrl;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Endpoints in JSON. */
final class EndpointJson {

  /** What may be said about an endpoint, at its birth and later. */
  static final List<Input> WISHES =
      List.of(
          Input.text("url"),
          Input.integer("max_batch"),
          Input.texts("kinds"),
          Input.texts("namespaces"),
          Input.text("secret_ref"),
          Input.any("ladder"),
          Input.truth("enabled"));

  private EndpointJson() {}

  /** What the body says about an endpoint, as edits; nothing that is not said is edited. */
  static List<EndpointEdit> edits(Fields fields, Endpoint before) {
    List<EndpointEdit> edits = new ArrayList<>();
    fields
        .read("url", value -> new EndpointEdit.ToUrl(TargetUrl.parse(Values.text(value))))
        .ifPresent(edits::add);
    fields
        .read("max_batch", value -> new EndpointEdit.ToBatch(Values.integer(value)))
        .ifPresent(edits::add);
    wanted(fields, before.subscription())
        .map(EndpointEdit.ToSubscription::new)
        .ifPresent(edits::add);
    fields
        .read("secret_ref", value -> new EndpointEdit.ToSecret(new SecretRef(Values.text(value))))
        .ifPresent(edits::add);
    fields
        .read("ladder", value -> new EndpointEdit.ToLadder(LadderJson.read(value)))
        .ifPresent(edits::add);
    fields
        .read("enabled", value -> new EndpointEdit.ToEnabled(Values.truth(value)))
        .ifPresent(edits::add);
    return edits;
  }

  private static Optional<Subscription> wanted(Fields fields, Subscription before) {
    Optional<Set<Kind>> kinds = fields.read("kinds", value -> each(value, Kind::new));
    Optional<Set<Namespace>> namespaces =
        fields.read("namespaces", value -> each(value, Namespace::new));
    return kinds.isEmpty() && namespaces.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Subscription(kinds.orElse(before.kinds()), namespaces.orElse(before.namespaces())));
  }

  private static <T> Set<T> each(Json value, Function<String, T> reader) {
    return Values.texts(value).stream().map(reader).collect(Collectors.toSet());
  }

  static JsonObject write(Endpoint endpoint) {
    Members answer =
        new Members()
            .put("endpoint_id", endpoint.id().toString())
            .put("url", endpoint.url().toString())
            .put("max_batch", endpoint.maxBatch())
            .putEach("kinds", sorted(endpoint.subscription().kinds()), JsonString::new)
            .putEach("namespaces", sorted(endpoint.subscription().namespaces()), JsonString::new)
            .put("secret_ref", endpoint.secret().name())
            .put("ladder", LadderJson.write(endpoint.ladder()))
            .put("enabled", endpoint.enabled());
    putHealth(answer, endpoint.health());
    return answer.done();
  }

  private static List<String> sorted(Set<?> names) {
    return names.stream().map(Object::toString).sorted().toList();
  }

  private static void putHealth(Members answer, EndpointHealth health) {
    putTime(answer, "paused_until", health.pause().until());
    switch (health.breaker()) {
      case Breaker.Closed closed -> answer.put("breaker", "closed").putNull("breaker_until");
      case Breaker.Open open -> answer.put("breaker", "open").put("breaker_until", open.until());
    }
    answer.put("consecutive_failures", health.breaker().failures());
    switch (health.parking()) {
      case Parking.Unparked unparked -> answer.put("parked", false).putNull("next_probe_at");
      case Parking.Parked parked ->
          answer.put("parked", true).put("next_probe_at", parked.nextProbe());
    }
    putTime(answer, "last_success_at", health.lastAccepted());
  }

  /** A time that never was is the beginning of the epoch. */
  private static void putTime(Members answer, String name, Instant time) {
    if (time.equals(Instant.EPOCH)) {
      answer.putNull(name);
    } else {
      answer.put(name, time);
    }
  }
}
