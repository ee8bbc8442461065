package dev.weft.port.in.flow;

import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;

/**
 * Creates an empty flow. One transaction.
 *
 * <p>The id is the caller's: the same call again answers the flow that exists, with another kind,
 * namespace or tags it is a conflict (I13). So an unknown outcome is asked again. Next: {@link
 * DefineGraph}.
 */
public interface CreateFlow {

  Result create(FlowSpec spec);

  sealed interface Result {

    record Created(Flow flow) implements Result {}

    /** It was created before, by the same call. */
    record Existing(Flow flow) implements Result {}

    /** The id belongs to a flow that was created otherwise; nothing was written. */
    record Conflicted(FlowId flow) implements Result {}
  }
}
