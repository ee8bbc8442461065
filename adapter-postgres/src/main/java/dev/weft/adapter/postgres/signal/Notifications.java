package dev.weft.adapter.postgres.signal;

import dev.weft.port.out.signal.Wakeups;
import java.util.List;

/** Sends hints over the channel, as part of the session's transaction. */
public record Notifications(SignalMapper mapper) {

  public void send(Wakeups wakeups) {
    List<String> messages = HintText.messages(wakeups);
    if (!messages.isEmpty()) {
      mapper.sendMessages(messages.toArray(String[]::new));
    }
  }
}
