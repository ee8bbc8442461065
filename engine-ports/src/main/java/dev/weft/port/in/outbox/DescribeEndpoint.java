package dev.weft.port.in.outbox;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import java.util.Optional;

/** Tells one receiver and its health. One transaction. Next: {@link ListMessages}. */
public interface DescribeEndpoint {

  Optional<Endpoint> describe(EndpointId id);
}
