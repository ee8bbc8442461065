package dev.weft.port.in.flow;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.name.TagKey;
import java.util.Optional;

/** Reads one tag of a flow; empty when either is unknown. Next: {@link TagFlow}. */
public interface ReadFlowTag {

  Optional<String> read(FlowId flow, TagKey key);
}
