package dev.weft.application.dispatch;

import dev.weft.application.decided.StoreAway;
import dev.weft.application.sweep.SiblingCanceller;
import dev.weft.domain.dispatch.Dispatching;
import dev.weft.domain.dispatch.PendingEvent;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.out.dispatch.DispatchEvents;
import dev.weft.port.out.dispatch.DispatchEvents.Taken;
import dev.weft.port.out.dispatch.DispatchEvents.TakenEvent;
import dev.weft.port.out.flow.FlowSweeps.RelievedGroup;
import dev.weft.port.out.tx.Transactions;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A batch of events in one transaction; if that fails, each event in one of its own.
 *
 * <p>An event that fails alone is due again later, so it cannot hold up its neighbours (A31). Only
 * a store that cannot be reached stops the pass.
 */
record DispatchPass(Transactions transactions) {

  static final int MOST_EVENTS = 500;

  /** One more than a plan resolves shows whether edges are left. */
  static final int EDGES_READ = Dispatching.MOST_EDGES + 1;

  DispatchReport run(Function<DispatchEvents, Taken> take) {
    List<TakenEvent> taken = new ArrayList<>();
    try {
      return advance(take, taken);
    } catch (RuntimeException failed) {
      StoreAway.stopIfAway(failed);
      if (taken.isEmpty()) {
        throw failed;
      }
      return taken.stream().map(this::alone).reduce(DispatchReport.NOTHING, DispatchReport::plus);
    }
  }

  private DispatchReport advance(Function<DispatchEvents, Taken> take, List<TakenEvent> taken) {
    EdgeGroupAdvancer.Advance advance =
        transactions.run(
            stores -> {
              taken.clear();
              Taken found = take.apply(stores.dispatch().events());
              taken.addAll(found.events());
              return EdgeGroupAdvancer.advance(stores, found);
            });
    return advance.report().plus(cancelled(advance.left()));
  }

  /**
   * The step of the sibling sweep, at once: a crash in between leaves these groups to the sweep.
   */
  private DispatchReport cancelled(List<RelievedGroup> groups) {
    SiblingCanceller siblings = new SiblingCanceller(transactions);
    int cancelled = groups.stream().mapToInt(group -> siblings.cancel(group).changed()).sum();
    return new DispatchReport(0, 0, 0, 0, 0, cancelled, 0);
  }

  private DispatchReport alone(TakenEvent event) {
    try {
      return advance(
          events -> events.takeOf(List.of(event.event().upstream()), EDGES_READ),
          new ArrayList<>());
    } catch (RuntimeException failed) {
      StoreAway.stopIfAway(failed);
      postpone(event, failed);
      return new DispatchReport(1, 0, 0, 0, 0, 0, 1);
    }
  }

  private void postpone(TakenEvent taken, RuntimeException failed) {
    PendingEvent event =
        new PendingEvent(taken.event().upstream(), taken.event().generation(), taken.failures());
    transactions.run(
        stores -> {
          stores
              .dispatch()
              .events()
              .postpone(List.of(event), event.pause(), StoreAway.sentence(failed));
          return event;
        });
  }
}
