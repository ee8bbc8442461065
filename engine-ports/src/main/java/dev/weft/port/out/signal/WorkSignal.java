package dev.weft.port.out.signal;

/**
 * Tells whoever waits that lanes may have work or that streams moved. May be lost, repeated or
 * late; never blocks and never throws.
 */
public interface WorkSignal {

  void raise(Wakeups wakeups);
}
