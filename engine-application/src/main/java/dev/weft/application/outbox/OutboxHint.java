package dev.weft.application.outbox;

import dev.weft.domain.name.Lane;

/**
 * The lane under which senders are told that messages are due.
 *
 * <p>No execution waits in it; messages travel on the wake-ups that lanes have anyway.
 */
public final class OutboxHint {

  public static final Lane LANE = new Lane("weft outbox");

  private OutboxHint() {}
}
