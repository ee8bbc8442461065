package dev.weft.adapter.inmemory;

import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.dispatch.EventScope;
import dev.weft.domain.dispatch.PendingEvent;
import dev.weft.domain.dispatch.UnresolvedEdge;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.submission.Submission;
import dev.weft.port.out.dispatch.DispatchEvents;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Pending events in a timetable; no flow is ever busy, for transactions are serial. */
record InMemoryDispatchEvents(EngineState state, Journal journal, StoreClock clock)
    implements DispatchEvents {

  @Override
  public Taken takeDue(int max, int mostEdges) {
    return withEdges(
        state.events.due.list(clock.now(), this::hasFlow, max).stream()
            .map(state.events.rows::get)
            .map(this::taken),
        mostEdges);
  }

  private Taken withEdges(Stream<TakenEvent> taken, int most) {
    List<TakenEvent> events = taken.toList();
    List<UnresolvedEdge> edges =
        events.stream()
            .map(TakenEvent::event)
            .filter(event -> !event.isOutdated())
            .map(DispatchEvent::upstream)
            .sorted()
            .flatMap(state.edges::openFrom)
            .limit(most)
            .map(EdgeRow::edge)
            .map(edge -> new UnresolvedEdge(edge.id(), edge.upstream(), edge.child()))
            .toList();
    return new Taken(events, edges);
  }

  private boolean hasFlow(EventName name) {
    return state.flows.rows.containsKey(state.events.rows.get(name).flow());
  }

  private TakenEvent taken(EventRow row) {
    ExecutionId upstream = row.name().upstream();
    int current = state.find(upstream).orElseThrow().standing().generation();
    return new TakenEvent(
        new DispatchEvent(upstream, row.name().generation(), row.outcome(), current),
        row.flow(),
        row.failures());
  }

  @Override
  public Taken takeOf(List<ExecutionId> upstreams, int mostEdges) {
    return withEdges(
        upstreams.stream()
            .distinct()
            .flatMap(state.events::of)
            .filter(row -> hasFlow(row.name()))
            .map(this::taken),
        mostEdges);
  }

  @Override
  public List<PendingEvent> listStale(EventScope scope, Duration olderThan, int max) {
    Instant newest = clock.now().minus(olderThan);
    return state.events.due.list(clock.now(), name -> isStale(name, scope, newest), max).stream()
        .map(name -> state.events.rows.get(name).pending())
        .toList();
  }

  private boolean isStale(EventName name, EventScope scope, Instant newest) {
    Submission asked = state.births.get(name.upstream()).submission();
    return !state.events.rows.get(name).createdAt().isAfter(newest)
        && scope.admits(asked.namespace(), asked.instanceTag());
  }

  @Override
  public List<PendingEvent> listPending(List<PendingEvent> events) {
    return events.stream()
        .flatMap(event -> state.events.find(nameOf(event)).stream())
        .map(EventRow::pending)
        .toList();
  }

  private static EventName nameOf(PendingEvent event) {
    return new EventName(event.upstream(), event.generation());
  }

  @Override
  public StrandedPage listStranded(ExecutionId after, int max) {
    Set<ExecutionId> found = new LinkedHashSet<>();
    long edges = 0;
    ExecutionId last = after;
    for (ExecutionId child : state.edges.waitingBehind(after)) {
      if (edges >= max) {
        return new StrandedPage(List.copyOf(found), last, false);
      }
      state
          .edges
          .openInto(child)
          .map(row -> row.edge().upstream())
          .filter(upstream -> stranded(upstream).isPresent())
          .forEach(found::add);
      edges += state.edges.into(child).count();
      last = child;
    }
    return new StrandedPage(List.copyOf(found), last, true);
  }

  @Override
  public Taken takeStranded(List<ExecutionId> upstreams, int mostEdges) {
    return withEdges(
        upstreams.stream()
            .distinct()
            .flatMap(upstream -> stranded(upstream).stream())
            .filter(taken -> state.flows.rows.containsKey(taken.flow())),
        mostEdges);
  }

  private Optional<TakenEvent> stranded(ExecutionId upstream) {
    if (!(state.find(upstream).orElseThrow() instanceof Execution.Terminal ended)
        || !(state.births.get(upstream).membership() instanceof Membership.MemberOf member)
        || state.events.find(new EventName(upstream, ended.standing().generation())).isPresent()) {
      return Optional.empty();
    }
    int generation = ended.standing().generation();
    DispatchEvent event = new DispatchEvent(upstream, generation, ended.outcome(), generation);
    return Optional.of(new TakenEvent(event, member.flow(), 0));
  }

  @Override
  public void postpone(List<PendingEvent> events, Duration pause, String error) {
    Instant dueAt = StoreClock.stored(clock.now().plus(pause));
    events.stream()
        .flatMap(event -> state.events.find(nameOf(event)).stream())
        .forEach(row -> state.events.put(row.failed(error), dueAt, journal));
  }
}
