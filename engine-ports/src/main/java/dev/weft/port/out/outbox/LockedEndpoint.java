package dev.weft.port.out.outbox;

import dev.weft.domain.outbox.endpoint.Endpoint;
import java.time.Instant;

/**
 * An endpoint under its lock, and the store's time at which it is decided.
 *
 * @param liveClaims senders under way anywhere: different claim tokens whose lease has not ended
 */
public record LockedEndpoint(Instant now, Endpoint endpoint, int liveClaims) {}
