package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.dispatch.PostgresDispatchEvents;
import dev.weft.adapter.postgres.dispatch.PostgresJoinReads;
import dev.weft.adapter.postgres.dispatch.PostgresUpstreamReads;
import dev.weft.port.out.dispatch.DispatchEvents;
import dev.weft.port.out.dispatch.DispatchStores;
import dev.weft.port.out.dispatch.JoinReads;
import dev.weft.port.out.dispatch.UpstreamReads;

/** The stores of dispatch of one session. */
record SessionDispatchStores() implements DispatchStores {

  @Override
  public DispatchEvents events() {
    return new PostgresDispatchEvents();
  }

  @Override
  public JoinReads joins() {
    return new PostgresJoinReads();
  }

  @Override
  public UpstreamReads upstreams() {
    return new PostgresUpstreamReads();
  }
}
