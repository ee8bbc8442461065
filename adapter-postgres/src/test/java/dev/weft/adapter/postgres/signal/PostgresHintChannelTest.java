package dev.weft.adapter.postgres.signal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.name.Lane;
import dev.weft.domain.partition.Partition;
import dev.weft.domain.stream.StreamKey;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import dev.weft.port.out.signal.HintSubscription;
import dev.weft.port.out.signal.Wakeups;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PostgresHintChannelTest {

  private static final Duration LONG_ENOUGH = Duration.ofSeconds(20);
  private static final Duration SHORT = Duration.ofMillis(20);
  private static final Wakeups DEFAULT_LANE = Wakeups.ofLanes(Set.of(Lane.DEFAULT));
  private static final String OTHERS =
      "FROM pg_stat_activity WHERE application_name = 'weft-hints'"
          + " AND datname = current_database()";

  private final PostgresFixture database = PostgresFixture.migrated();
  private final PostgresHintChannel channel =
      new PostgresHintChannel(
          EnginePools.direct(
              new PoolSettings(
                  database.url(), PostgresFixture.RUNTIME, PostgresFixture.RUNTIME, 2, true),
              "hints"));

  @AfterEach
  void close() {
    channel.close();
    database.drop();
  }

  @Test
  void every_listener_hears_what_was_sent() {
    Wakeups wakeups = new Wakeups(Set.of(Lane.DEFAULT), streams(3));
    try (HintSubscription one = channel.subscribe();
        HintSubscription other = channel.subscribe()) {
      channel.send(wakeups);

      assertThat(one.await(LONG_ENOUGH)).isEqualTo(wakeups);
      assertThat(other.await(LONG_ENOUGH)).isEqualTo(wakeups);
      assertThat(one.await(SHORT)).isEqualTo(Wakeups.NONE);
    }
  }

  @Test
  void a_thousand_streams_are_all_heard() {
    Set<StreamKey> streams = streams(1_000);
    try (HintSubscription listener = channel.subscribe()) {
      channel.send(Wakeups.ofStreams(streams));

      Set<StreamKey> heard = new HashSet<>();
      while (heard.size() < streams.size()) {
        heard.addAll(listener.await(LONG_ENOUGH).streams());
      }

      assertThat(heard).isEqualTo(streams);
    }
  }

  @Test
  void what_strangers_say_is_ignored() {
    try (HintSubscription listener = channel.subscribe()) {
      database.executeAsOwner("SELECT pg_notify('weft_hints', 'stream:{fp:999}:x/1')");
      database.executeAsOwner("SELECT pg_notify('weft_hints', repeat('x', 7999))");
      channel.send(DEFAULT_LANE);

      Wakeups heard = Wakeups.NONE;
      while (heard.isEmpty()) {
        heard = listener.await(LONG_ENOUGH);
      }

      assertThat(heard).isEqualTo(DEFAULT_LANE);
    }
  }

  @Test
  void a_killed_listener_says_so_and_the_next_one_hears() {
    HintSubscription killed = channel.subscribe();
    killConnections();

    assertThatExceptionOfType(TransientPortException.class)
        .isThrownBy(() -> killed.await(LONG_ENOUGH))
        .matches(lost -> lost.kind() == FailureKind.UNREACHABLE);
    killed.close();
    try (HintSubscription next = channel.subscribe()) {
      channel.send(DEFAULT_LANE);
      assertThat(next.await(LONG_ENOUGH)).isEqualTo(DEFAULT_LANE);
    }
  }

  @Test
  void a_killed_sender_connects_again_by_itself() {
    channel.send(DEFAULT_LANE);
    killConnections();
    try (HintSubscription listener = channel.subscribe()) {
      channel.send(DEFAULT_LANE);

      assertThat(listener.await(LONG_ENOUGH)).isEqualTo(DEFAULT_LANE);
    }
  }

  @Test
  void closed_it_leaves_no_connection() {
    try (HintSubscription listener = channel.subscribe()) {
      channel.send(DEFAULT_LANE);
      assertThat(listener.await(LONG_ENOUGH)).isEqualTo(DEFAULT_LANE);
      assertThat(connections()).isEqualTo("2");
    }
    channel.close();

    while (!connections().equals("0")) {
      Thread.onSpinWait();
    }
    assertThat(connections()).isEqualTo("0");
  }

  private void killConnections() {
    Sql.rows(database.owner(), "SELECT pg_terminate_backend(pid, 5000) " + OTHERS);
  }

  private String connections() {
    return Sql.value(database.owner(), "SELECT count(*) " + OTHERS);
  }

  private static Set<StreamKey> streams(int n) {
    return IntStream.range(0, n)
        .mapToObj(i -> new ExecutionId(new Partition(i % 256), new UUID(7, i)))
        .map(id -> new StreamKey(id, 0))
        .collect(Collectors.toSet());
  }
}
