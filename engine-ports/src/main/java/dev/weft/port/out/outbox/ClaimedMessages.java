package dev.weft.port.out.outbox;

import java.util.List;

/**
 * What one claim took, oldest first.
 *
 * @param poisoned rows the claim abandoned instead of taking them
 */
public record ClaimedMessages(List<ClaimedMessage> messages, int poisoned) {
  public ClaimedMessages {
    messages = List.copyOf(messages);
  }
}
