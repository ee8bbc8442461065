package dev.weft.domain.outbox.view;

import dev.weft.domain.outbox.EndpointId;
import java.util.Objects;

/** One endpoint, or all of them. */
public sealed interface EndpointChoice {

  EndpointChoice ALL = new All();

  static EndpointChoice of(EndpointId endpoint) {
    return new One(endpoint);
  }

  boolean includes(EndpointId endpoint);

  record All() implements EndpointChoice {
    @Override
    public boolean includes(EndpointId any) {
      return true;
    }
  }

  record One(EndpointId endpoint) implements EndpointChoice {
    public One {
      Objects.requireNonNull(endpoint, "endpoint");
    }

    @Override
    public boolean includes(EndpointId other) {
      return endpoint.equals(other);
    }
  }
}
