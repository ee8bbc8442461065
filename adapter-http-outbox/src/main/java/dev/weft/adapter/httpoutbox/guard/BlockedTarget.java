package dev.weft.adapter.httpoutbox.guard;

import java.io.Serial;
import java.net.UnknownHostException;

/** The host leads to an address messages never go to; does not say which, nor to whom it is. */
public final class BlockedTarget extends UnknownHostException {

  @Serial private static final long serialVersionUID = 1L;

  BlockedTarget(String host) {
    super(host + " leads to a blocked address");
  }
}
