package dev.weft.bootstrap.http.execution;

import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.InvalidRequest;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.retry.RetryPolicy;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** A retry policy in JSON; what is left out is as in the default policy. */
final class RetryJson {

  private static final Map<String, String> NAMES = Map.of("initial", "initial_ms", "cap", "max_ms");

  static final Input[] MEMBERS = {
    Input.integer("max_retries"),
    Input.integer("initial_ms"),
    Input.number("multiplier"),
    Input.integer("max_ms"),
    Input.number("jitter")
  };

  private RetryJson() {}

  static RetryPolicy read(Json value) {
    RetryPolicy defaults = RetryPolicy.DEFAULT;
    Fields fields = Fields.of(value);
    Optional<Integer> maxRetries = fields.read("max_retries", Values::integer);
    Optional<Duration> initial = fields.read("initial_ms", Values::millis);
    Optional<Double> multiplier = fields.read("multiplier", Values::real);
    Optional<Duration> cap = fields.read("max_ms", Values::millis);
    Optional<Double> jitter = fields.read("jitter", Values::real);
    fields.finish();
    try {
      return new RetryPolicy(
          maxRetries.orElse(defaults.maxRetries()),
          initial.orElse(defaults.initial()),
          multiplier.orElse(defaults.multiplier()),
          cap.orElse(defaults.cap()),
          jitter.orElse(defaults.jitter()));
    } catch (InvalidInput refused) {
      String field = refused.problem().field();
      throw InvalidRequest.of(
          NAMES.getOrDefault(field, field),
          refused.problem().value(),
          refused.problem().expected());
    }
  }

  static JsonObject write(RetryPolicy policy) {
    return new Members()
        .put("max_retries", policy.maxRetries())
        .put("initial_ms", policy.initial().toMillis())
        .put("multiplier", policy.multiplier())
        .put("max_ms", policy.cap().toMillis())
        .put("jitter", policy.jitter())
        .done();
  }
}
