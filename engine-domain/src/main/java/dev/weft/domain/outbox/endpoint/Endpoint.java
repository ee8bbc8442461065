package dev.weft.domain.outbox.endpoint;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.answer.Ladder;
import dev.weft.domain.outbox.guard.TargetUrl;
import java.time.Instant;
import java.util.Objects;

/**
 * One receiver of messages, its wishes and its health.
 *
 * <p>A batch of 1 sends the payload bytes as they are; above 1 the receiver must understand the
 * batch form, so it is never assumed.
 */
public record Endpoint(
    EndpointId id,
    TargetUrl url,
    int maxBatch,
    Subscription subscription,
    SecretRef secret,
    Ladder ladder,
    boolean enabled,
    EndpointHealth health) {

  private static final int LARGEST_BATCH = 1_000;

  public Endpoint {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(url, "url");
    Objects.requireNonNull(subscription, "subscription");
    Objects.requireNonNull(secret, "secret");
    Objects.requireNonNull(ladder, "ladder");
    Objects.requireNonNull(health, "health");
    if (maxBatch < 1 || maxBatch > LARGEST_BATCH) {
      throw InvalidInput.of("max_batch", maxBatch, "1 to " + LARGEST_BATCH);
    }
  }

  /** An endpoint that sends one message per request, by the default ladder. */
  public static Endpoint of(EndpointId id, TargetUrl url, SecretRef secret) {
    return new Endpoint(
        id, url, 1, Subscription.EVERYTHING, secret, Ladder.DEFAULT, true, EndpointHealth.NEW);
  }

  /** What one piece of news does to it; only 410 disables it. */
  public Endpoint after(DeliveryClass meaning, Instant now) {
    boolean stays = enabled && !(meaning instanceof DeliveryClass.Gone);
    return with(health.after(meaning, now)).enabled(stays);
  }

  public Endpoint enabled(boolean now) {
    return new Endpoint(id, url, maxBatch, subscription, secret, ladder, now, health);
  }

  public Endpoint with(EndpointHealth changed) {
    return new Endpoint(id, url, maxBatch, subscription, secret, ladder, enabled, changed);
  }

  public Endpoint with(SecretRef changed) {
    return new Endpoint(
        id, url, maxBatch, subscription, changed, ladder, enabled, health.unparked());
  }
}
