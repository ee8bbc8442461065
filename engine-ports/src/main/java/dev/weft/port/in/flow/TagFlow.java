package dev.weft.port.in.flow;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.name.TagKey;
import dev.weft.domain.name.Tags;
import java.util.Objects;

/**
 * Sets one tag of a flow, in any of its states. One transaction.
 *
 * <p>The last value wins; a repeat changes nothing more. Next: {@link ReadFlowTag}.
 */
public interface TagFlow {

  Result tag(Command command);

  record Command(FlowId flow, TagKey key, String value) {
    public Command {
      Objects.requireNonNull(flow, "flow");
      Tags.NONE.with(key, value);
    }
  }

  sealed interface Result {

    record Tagged(Tags tags) implements Result {}

    record NotFound() implements Result {}
  }
}
