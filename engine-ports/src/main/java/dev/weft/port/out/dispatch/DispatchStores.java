package dev.weft.port.out.dispatch;

/** The stores of dispatch, within one transaction. */
public interface DispatchStores {

  DispatchEvents events();

  JoinReads joins();

  DispatchWrites writes();

  UpstreamReads upstreams();
}
