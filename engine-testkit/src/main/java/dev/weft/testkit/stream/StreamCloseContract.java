package dev.weft.testkit.stream;

import static dev.weft.testkit.stream.Pieces.durable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.stream.CloseReason;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamState;
import dev.weft.testkit.builders.SubmissionBuilder;
import dev.weft.testkit.doubles.MutableClock;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Whoever ends an attempt closes its stream, and says why (I26). */
public abstract class StreamCloseContract extends StreamSuite {

  private static final Duration LEASE = Duration.ofSeconds(5);

  private record Ending(
      String name,
      CloseReason reason,
      UnaryOperator<SubmissionBuilder> work,
      Consumer<LeaseHandle> act) {}

  private static Ending ending(String name, CloseReason reason, Consumer<LeaseHandle> act) {
    return new Ending(name, reason, work -> work, act);
  }

  private List<Ending> endings() {
    return Stream.concat(byTheHolder(), byOthers()).toList();
  }

  private Stream<Ending> byTheHolder() {
    return Stream.of(
        ending(
            "success",
            CloseReason.ATTEMPT_SUCCESS,
            handle -> engine().complete(handle, Content.EMPTY)),
        ending(
            "a failure that is tried again",
            CloseReason.ATTEMPT_FAILURE,
            handle -> engine().fail(handle, FailureClass.TRANSIENT, "drill")),
        ending(
            "a failure for good",
            CloseReason.ATTEMPT_FAILURE,
            handle -> engine().fail(handle, FailureClass.PERMANENT, "drill")),
        ending(
            "a holder that gives up",
            CloseReason.ATTEMPT_CANCELLED,
            handle -> engine().fail(handle, FailureClass.CANCELLED, "drill")),
        ending(
            "a delay",
            CloseReason.ATTEMPT_DELAYED,
            handle -> engine().delay(handle, now().plusSeconds(1), DelayCause.QUOTA)));
  }

  private Stream<Ending> byOthers() {
    return Stream.of(
        ending(
            "an operator's cancel",
            CloseReason.ATTEMPT_CANCELLED,
            handle -> operator().cancel(handle.execution(), "drill")),
        ending(
            "a revoked lease",
            CloseReason.LEASE_REVOKED,
            handle -> operator().revoke(handle.execution())),
        ending("an expired lease", CloseReason.LEASE_EXPIRED, handle -> after(LEASE)),
        new Ending(
            "a deadline",
            CloseReason.EXPIRED,
            work -> work.until(now().plusSeconds(2)),
            handle -> after(Duration.ofSeconds(2))),
        new Ending(
            "an attempt that took too long",
            CloseReason.EXPIRED,
            work -> work.attemptsWithin(Duration.ofSeconds(2)),
            handle -> after(Duration.ofSeconds(2))));
  }

  private void after(Duration time) {
    clock().advance(time);
    sweeps().expire();
    sweeps().timeOut();
    sweeps().reap();
  }

  @TestFactory
  Stream<DynamicTest> every_end_closes_the_stream_and_says_why() {
    return endings().stream()
        .map(end -> DynamicTest.dynamicTest(end.name(), () -> closes(end, true)));
  }

  @TestFactory
  Stream<DynamicTest> a_stream_nobody_wrote_closes_too() {
    return endings().stream()
        .map(end -> DynamicTest.dynamicTest(end.name(), () -> closes(end, false)));
  }

  private void closes(Ending end, boolean written) {
    clock().set(MutableClock.START);
    freshPlace();
    engine().submit(end.work().apply(work()));
    LeaseHandle handle = engine().claimOne(ask().lasting(LEASE));
    StreamKey stream = Streams.of(handle);
    if (written) {
      streams().append(handle, durable("a"));
    }
    opened().signal().forget();
    StreamState before = streams().state(stream);
    end.act().accept(handle);

    assertThat(before).isEqualTo(new StreamState.Open());
    assertThat(streams().state(stream)).isEqualTo(new StreamState.Closed(now(), end.reason()));
    assertThat(opened().signal().moved()).isEqualTo(written ? List.of(stream) : List.of());
  }

  @Test
  void a_later_end_of_the_execution_leaves_the_first_close_alone() {
    LeaseHandle handle = running();
    streams().append(handle, durable("a"));
    engine().release(handle);
    StreamState first = streams().state(Streams.of(handle));
    clock().advance(Duration.ofSeconds(1));
    LeaseHandle next = engine().claimOne(ask());
    streams().append(next, durable("b"));
    engine().complete(next, Content.EMPTY);

    assertThat(streams().state(Streams.of(handle))).isEqualTo(first);
    assertThat(streams().state(Streams.of(next)))
        .isEqualTo(new StreamState.Closed(now(), CloseReason.ATTEMPT_SUCCESS));
  }
}
