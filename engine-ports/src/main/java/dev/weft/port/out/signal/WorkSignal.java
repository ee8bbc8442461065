package dev.weft.port.out.signal;

import dev.weft.domain.name.Lane;
import java.util.Set;

/**
 * Tells whoever waits that lanes may have work. May be lost, repeated or late; never blocks and
 * never throws.
 */
public interface WorkSignal {

  void raise(Set<Lane> lanes);
}
