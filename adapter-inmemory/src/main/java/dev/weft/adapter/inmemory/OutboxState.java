package dev.weft.adapter.inmemory;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.enqueue.DedupeKey;
import java.time.Instant;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Messages, endpoints and what is remembered of them.
 *
 * <p>{@code unsent} is an index over {@code messages}, oldest first: settled rows never slow a
 * claim. Only {@link OutboxRows} changes the two.
 */
final class OutboxState {

  final NavigableMap<OutboxMessageId, StoredMessage> messages = new TreeMap<>();
  final Map<EndpointId, NavigableMap<OutboxMessage, OutboxMessage>> unsent = new HashMap<>();
  final NavigableMap<EndpointId, Endpoint> endpoints = new TreeMap<>();
  final Map<DedupeName, DedupeOwner> keys = new HashMap<>();
  final Map<Sample, Long> samples = new EnumMap<>(Sample.class);

  /** What is counted now and then. */
  enum Sample {
    UNSENT
  }

  /** Who may use a dedupe key once. */
  record DedupeName(EndpointId endpoint, DedupeKey key) {}

  /** The message a key stands for, and since when. */
  record DedupeOwner(OutboxMessageId message, Instant since) {}

  /** The endpoint's pending, sending and parked rows, oldest first. */
  Collection<OutboxMessage> unsentOf(EndpointId endpoint) {
    NavigableMap<OutboxMessage, OutboxMessage> rows = unsent.get(endpoint);
    return rows == null ? List.of() : rows.values();
  }
}
