package dev.weft.application.flow;

import dev.weft.domain.flow.Flow;
import dev.weft.domain.outbox.event.EndedFlow;
import dev.weft.domain.outbox.event.OutboxEvent;
import dev.weft.domain.projection.FlowStanding;
import dev.weft.domain.projection.StateCounts;
import dev.weft.port.out.tx.Stores;
import java.util.List;

/** Tells endpoints that flows came to an end, in the transaction that wrote it (I32). */
public final class FlowEnds {

  private FlowEnds() {}

  public static void tell(Stores stores, List<Flow> ended) {
    if (!ended.isEmpty()) {
      stores.outbox().enqueueEvents(ended.stream().map(FlowEnds::event).toList());
    }
  }

  private static OutboxEvent event(Flow flow) {
    return new EndedFlow(
            flow.id(),
            flow.spec().kind(),
            flow.spec().namespace(),
            new FlowStanding(flow.settlement(), flow.sealed(), StateCounts.NONE).state(),
            flow.settlings() - 1,
            flow.settledAt())
        .event();
  }
}
