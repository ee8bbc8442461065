package dev.weft.port.out.signal;

/**
 * Carries hints between processes over one channel.
 *
 * <p>Sends outside any data transaction, on a connection that is not the stores', and listens on
 * another one. Anybody may speak on the channel: what is malformed is ignored (S29).
 */
public interface HintChannel {

  /**
   * Tells every listening process, this one included; gone when nobody listens. As few messages as
   * the channel's limits allow.
   *
   * @throws dev.weft.port.failure.TransientPortException when they could not be sent
   */
  void send(Wakeups wakeups);

  /**
   * Starts to listen; what is sent from now on is heard.
   *
   * @throws dev.weft.port.failure.TransientPortException when there is no connection
   */
  HintSubscription subscribe();
}
