package dev.weft.testkit.stream;

import static dev.weft.testkit.stream.Pieces.bestEffort;
import static dev.weft.testkit.stream.Pieces.durable;
import static dev.weft.testkit.stream.Pieces.patch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.stream.CloseReason;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.transition.LossCause;
import dev.weft.domain.transition.Refusal;
import dev.weft.port.in.stream.AppendFrames.Result;
import dev.weft.testkit.doubles.MutableClock;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Only the holder of the live lease appends (I15). */
public abstract class AppendFenceContract extends StreamSuite {

  private static final Duration SHORT = Duration.ofSeconds(5);

  /** One frame of each mode: the fence is the same for all of them. */
  private static Stream<NewFrame> ofEachMode() {
    return Stream.of(durable("late"), bestEffort("late"), patch("{\"late\":true}"));
  }

  private Stream<DynamicTest> refused(Supplier<LeaseHandle> lost, Result expected) {
    return ofEachMode()
        .map(
            frame ->
                DynamicTest.dynamicTest(
                    frame.mode().name().word(),
                    () -> {
                      clock().set(MutableClock.START);
                      freshPlace();
                      LeaseHandle handle = lost.get();

                      assertThat(streams().append(handle, frame)).isEqualTo(expected);
                      assertThat(texts(Streams.of(handle))).doesNotContain("late");
                      assertThat(streams().summary(Streams.of(handle))).isEmpty();
                    }));
  }

  @TestFactory
  Stream<DynamicTest> after_the_end_of_the_lease_nothing_is_appended() {
    return refused(
        () -> {
          LeaseHandle handle = running(SHORT);
          streams().append(handle, durable("in time"));
          clock().advance(SHORT);
          return handle;
        },
        new Result.Refused(new Refusal.LeaseExpired()));
  }

  @TestFactory
  Stream<DynamicTest> a_zombie_appends_nothing_after_the_take_over() {
    return refused(
        () -> {
          LeaseHandle zombie = running(SHORT);
          streams().append(zombie, durable("in time"));
          clock().advance(SHORT);
          sweeps().reap();
          streams().append(engine().claimOne(ask()), durable("by the next holder"));
          return zombie;
        },
        new Result.Refused(new Refusal.LeaseLost(LossCause.EXPIRED)));
  }

  @TestFactory
  Stream<DynamicTest> a_revoked_lease_appends_nothing() {
    return refused(
        () -> {
          LeaseHandle handle = running();
          operator().revoke(handle.execution());
          return handle;
        },
        new Result.Refused(new Refusal.LeaseLost(LossCause.REVOKED)));
  }

  @TestFactory
  Stream<DynamicTest> a_cancelled_execution_takes_nothing() {
    return refused(
        () -> {
          LeaseHandle handle = running();
          streams().append(handle, durable("in time"));
          operator().cancel(handle.execution(), "drill");
          return handle;
        },
        new Result.Refused(new Refusal.NotActive(Outcome.CANCELLED)));
  }

  @TestFactory
  Stream<DynamicTest> another_lease_id_appends_nothing() {
    return refused(
        () -> {
          LeaseHandle handle = running();
          streams().append(handle, durable("by the holder"));
          return new LeaseHandle(
              handle.execution(), handle.attempt(), opened().ids().lease(), handle.epoch());
        },
        new Result.Refused(new Refusal.LeaseLost(LossCause.SUPERSEDED)));
  }

  @Test
  void an_unknown_execution_takes_nothing() {
    LeaseHandle known = running();
    ExecutionId unknown = opened().ids().execution(known.execution().partition());
    LeaseHandle handle = new LeaseHandle(unknown, 0, known.lease(), 1);

    assertThat(streams().append(handle, durable("late")))
        .isEqualTo(new Result.Refused(new Refusal.NotFound()));
  }

  @Test
  void a_holder_that_ended_its_attempt_is_told_that_the_stream_is_closed() {
    LeaseHandle handle = running();
    streams().append(handle, durable("a"));
    engine().complete(handle, Content.EMPTY);
    StreamState.Closed closed = new StreamState.Closed(now(), CloseReason.ATTEMPT_SUCCESS);
    clock().advance(Duration.ofMillis(5));

    Result late = streams().append(handle, durable("late"));
    Result latePatch = streams().append(handle, patch("{}"));

    assertThat(List.of(late, latePatch)).containsOnly(new Result.Closed(closed));
    assertThat(texts(Streams.of(handle))).containsExactly("a");
  }
}
