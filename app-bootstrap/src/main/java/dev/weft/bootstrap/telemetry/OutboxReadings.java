package dev.weft.bootstrap.telemetry;

import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.port.in.outbox.ReadOutboxStats;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How many messages are in each state, and how long the oldest of them is there. */
public record OutboxReadings(ReadOutboxStats outbox) implements ReadingSource {

  @Override
  public List<Reading> readings() {
    ReadOutboxStats.Stats seen = outbox.read(EndpointChoice.ALL);
    return Stream.of(MessagePhase.values()).flatMap(phase -> readings(seen, phase)).toList();
  }

  private static Stream<Reading> readings(ReadOutboxStats.Stats seen, MessagePhase phase) {
    String word = phase.name().toLowerCase(Locale.ROOT);
    Duration oldest = seen.counts().oldestAge(phase, seen.now()).orElse(Duration.ZERO);
    return Stream.of(
        Reading.of("outbox_messages", "state", word, seen.counts().count(phase)),
        Reading.of("outbox_oldest_seconds", "state", word, StoreReadings.seconds(oldest)));
  }
}
