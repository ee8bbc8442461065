package dev.weft.adapter.postgres.stream;

import static dev.weft.testkit.stream.Pieces.durable;
import static dev.weft.testkit.stream.Pieces.patch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.stream.NewFrame;
import dev.weft.port.in.stream.AppendFrames;
import dev.weft.testkit.builders.ClaimBuilder;
import dev.weft.testkit.builders.SubmissionBuilder;
import dev.weft.testkit.driving.UseCases;
import dev.weft.testkit.stream.Streams;
import java.sql.Connection;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** An append that waits while its attempt is being ended finds the stream closed (I26). */
@Timeout(60)
class EndedMeanwhileTest {

  private static PostgresPorts ports;

  @BeforeAll
  static void open() {
    ports = PostgresPorts.fresh();
  }

  @AfterAll
  static void close() {
    ports.close();
  }

  static Stream<Arguments> appends() {
    return Stream.of(
        Arguments.of("the first frame", 0, durable("late")),
        Arguments.of("the first patch", 0, patch("{}")),
        Arguments.of("a later frame", 1, durable("late")),
        Arguments.of("a later patch", 1, patch("{}")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("appends")
  void nothing_is_appended_after_the_end(String what, int before, NewFrame late) throws Exception {
    LeaseHandle handle = running();
    for (int i = 0; i < before; i++) {
      streams().appended(handle, durable("in time"));
    }

    CompletableFuture<AppendFrames.Result> append;
    try (Connection ending = ports.database().runtime().getConnection()) {
      ending.setAutoCommit(false);
      new UseCases(ports.transactions().joining(ending), ports.ids())
          .complete(handle, Content.EMPTY);
      append = CompletableFuture.supplyAsync(() -> streams().append(handle, late));
      awaitSomebodyWaiting();
      ending.commit();
    }

    assertThat(append.get(20, TimeUnit.SECONDS)).isInstanceOf(AppendFrames.Result.Closed.class);
    assertThat(streams().frames(Streams.of(handle))).hasSize(before);
    assertThat(streams().summary(Streams.of(handle))).isEmpty();
  }

  private static void awaitSomebodyWaiting() {
    String waiting =
        "SELECT count(*) FROM pg_stat_activity"
            + " WHERE wait_event_type = 'Lock' AND datname = current_database()";
    while (Sql.value(ports.database().owner(), waiting).equals("0")) {
      Thread.onSpinWait();
    }
  }

  private static LeaseHandle running() {
    UseCases engine = new UseCases(ports.transactions(), ports.ids());
    engine.submit(SubmissionBuilder.aSubmission());
    return engine.claimOne(ClaimBuilder.aClaim().lasting(Duration.ofHours(1)));
  }

  private static Streams streams() {
    return new Streams(ports.transactions(), ports.json());
  }
}
