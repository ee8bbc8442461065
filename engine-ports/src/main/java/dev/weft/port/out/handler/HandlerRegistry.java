package dev.weft.port.out.handler;

import dev.weft.domain.name.Kind;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The handlers of a worker, one per kind. Immutable: {@code with} answers a larger copy. */
public record HandlerRegistry(SortedMap<Kind, ExecutionHandler> handlers) {

  public static final HandlerRegistry NONE = new HandlerRegistry(new TreeMap<>());

  public HandlerRegistry {
    handlers = Collections.unmodifiableSortedMap(new TreeMap<>(handlers));
  }

  public static HandlerRegistry of(String kind, ExecutionHandler handler) {
    return NONE.with(kind, handler);
  }

  /** A second handler for one kind replaces the first. */
  public HandlerRegistry with(String kind, ExecutionHandler handler) {
    Map<Kind, ExecutionHandler> more = new TreeMap<>(handlers);
    more.put(new Kind(kind), Objects.requireNonNull(handler, "handler"));
    return new HandlerRegistry(new TreeMap<>(more));
  }

  public Optional<ExecutionHandler> find(Kind kind) {
    return Optional.ofNullable(handlers.get(kind));
  }

  public SortedSet<Kind> kinds() {
    return new TreeSet<>(handlers.keySet());
  }
}
