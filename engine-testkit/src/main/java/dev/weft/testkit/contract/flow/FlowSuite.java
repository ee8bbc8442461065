package dev.weft.testkit.contract.flow;

import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Tags;
import dev.weft.port.out.dispatch.DispatchEvents.TakenEvent;
import dev.weft.port.out.dispatch.DispatchWrites.Dispatched;
import dev.weft.port.out.flow.FlowSummaries.DueFlow;
import dev.weft.port.out.tx.Stores;
import dev.weft.testkit.contract.ContractSuite;
import dev.weft.testkit.doubles.MutableClock;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;

/** The stage of the suites of flows: work lists that earlier tests filled are empty again. */
abstract class FlowSuite extends ContractSuite {

  private static final Duration LONG = Duration.ofDays(1_000);

  @BeforeEach
  void sweepAside() {
    clock().set(MutableClock.START.plus(LONG));
    while (removeEvents() > 0 || leaveDue() > 0) {
      freshPlace();
    }
    clock().set(MutableClock.START);
  }

  private int removeEvents() {
    return inTransaction(
        stores -> {
          List<DispatchEvent> all =
              stores.dispatch().events().takeDue(100, 0).events().stream()
                  .map(TakenEvent::event)
                  .toList();
          stores.dispatch().writes().write(removal(all));
          return all.size();
        });
  }

  private static Dispatched removal(List<DispatchEvent> events) {
    return new Dispatched(List.of(), List.of(), Map.of(), events);
  }

  /** Takes an event off the work list, whatever its edges have heard. */
  final void remove(DispatchEvent event) {
    in(stores -> stores.dispatch().writes().write(removal(List.of(event))));
  }

  private int leaveDue() {
    return inTransaction(
        stores -> {
          List<FlowId> due =
              stores.flow().summaries().listDue(100).stream().map(DueFlow::id).toList();
          stores.flow().summaries().leave(due);
          return due.size();
        });
  }

  final FlowSpec spec() {
    return new FlowSpec(
        opened().ids().flow(), new Kind("order"), namespace(), Tags.of(Map.of("team.owner", "a")));
  }

  final Flow created() {
    FlowSpec spec = spec();
    return inTransaction(stores -> stores.flow().flows().create(spec).flow());
  }

  final StagedFlow stagedFlow() {
    return new StagedFlow(opened(), work(), created().id());
  }

  final void in(Consumer<Stores> body) {
    inTransaction(
        stores -> {
          body.accept(stores);
          return true;
        });
  }

  /** What a body lists, in a type of its own: assertions cannot infer it. */
  final <T> List<T> listed(Function<Stores, ? extends Collection<T>> body) {
    return List.copyOf(inTransaction(body));
  }

  final <T> Optional<T> found(Function<Stores, Optional<T>> body) {
    return inTransaction(body);
  }

  final Flow locked(FlowId id) {
    return inTransaction(stores -> stores.flow().flows().lock(id)).orElseThrow().flow();
  }

  final void write(Flow flow) {
    in(
        stores -> {
          stores.flow().flows().lock(flow.id());
          stores.flow().flows().write(List.of(flow));
        });
  }
}
