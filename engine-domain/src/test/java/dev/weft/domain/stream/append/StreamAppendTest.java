package dev.weft.domain.stream.append;

import static dev.weft.domain.Given.HANDLE;
import static dev.weft.domain.Given.ID;
import static dev.weft.domain.Given.LEASE;
import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.STARTED;
import static dev.weft.domain.Given.WORKER;
import static dev.weft.domain.Given.active;
import static dev.weft.domain.Given.runnable;
import static dev.weft.domain.Given.terminal;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.attempt.Sequel;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.stream.BestEffortConfig;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.CloseReason;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamHead;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.repeat.EarlierFrame;
import dev.weft.domain.stream.summary.PatchRefusal;
import dev.weft.domain.stream.summary.SummaryDocument;
import dev.weft.domain.stream.trim.AppendRate;
import dev.weft.domain.stream.trim.BestEffortWindow;
import dev.weft.domain.transition.LossCause;
import dev.weft.domain.transition.Refusal;
import dev.weft.domain.transition.Sighting;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The checks of an append and their order, and what an admitted one writes. */
class StreamAppendTest {

  private static final FrameMode DURABLE = new FrameMode.Durable();
  private static final FrameMode SUMMARY = new FrameMode.Summary();
  private static final FrameMode TELEMETRY = new FrameMode.BestEffort(BestEffortConfig.DEFAULT);
  private static final Json PATCH = JsonObject.EMPTY.with("n", JsonNumber.of(1));
  private static final Json NO_PATCH = JsonArray.of(List.of());
  private static final long MILLIS = NOW.toEpochMilli();

  private static NewFrame frame(FrameMode mode, ClientSeq number, String text) {
    return new NewFrame(FrameLabel.of(FrameKind.EVENT), FrameBytes.ofUtf8(text), mode, number);
  }

  private static NewFrame durable(String text) {
    return frame(DURABLE, ClientSeq.NONE, text);
  }

  private static AppendRequest request(Json patch, NewFrame... frames) {
    Map<FrameBytes, Json> patches = new HashMap<>();
    List.of(frames).stream()
        .filter(frame -> frame.mode().equals(SUMMARY))
        .forEach(frame -> patches.put(frame.bytes(), patch));
    return new AppendRequest(HANDLE, List.of(frames), patches);
  }

  private static AppendEvidence seen(Sighting execution, StreamLedger ledger) {
    Map<ClientSeq, EarlierFrame> earlier =
        Map.of(ClientSeq.of(1), new EarlierFrame(new FrameId(5, 0), FrameBytes.ofUtf8("known")));
    return new AppendEvidence(
        NOW,
        execution,
        ledger,
        earlier,
        new SummaryDocument(JsonObject.EMPTY, ledger.summaryVersion()));
  }

  private static Sighting holding() {
    return Sighting.Found.of(active());
  }

  private static Sighting ended(Execution now, AttemptOutcome outcome) {
    return new Sighting.Found(
        now,
        new PastAttempt.Ended(
            new AttemptEnd(
                ID,
                2,
                1,
                5,
                LEASE,
                WORKER,
                Origin.RETRY,
                STARTED,
                NOW,
                outcome,
                new Sequel.RunsAgain(NOW))));
  }

  @Test
  void the_holder_appends_and_every_counter_moves() {
    AppendVerdict verdict =
        StreamAppend.decide(
            request(
                PATCH,
                durable("a"),
                frame(SUMMARY, ClientSeq.of(7), "{}"),
                frame(TELEMETRY, ClientSeq.NONE, "t"),
                frame(SUMMARY, ClientSeq.NONE, "{ }")),
            seen(holding(), new StreamLedger(StreamHead.EMPTY, BestEffortWindow.EMPTY, 3)));

    AppendVerdict.Admitted admitted = (AppendVerdict.Admitted) verdict;
    assertThat(admitted.answer())
        .isEqualTo(IntStream.range(0, 4).mapToObj(i -> new FrameId(MILLIS, i)).toList());
    assertThat(admitted.frames())
        .extracting(identified -> identified.frame().summaryVersion())
        .containsExactly(Frame.NO_VERSION, 4L, Frame.NO_VERSION, 5L);
    assertThat(admitted.frames())
        .extracting(IdentifiedFrame::clientSeq)
        .containsExactly(ClientSeq.NONE, ClientSeq.of(7), ClientSeq.NONE, ClientSeq.NONE);
    assertThat(admitted.next().head().frameCount()).isEqualTo(4);
    assertThat(admitted.next().head().last()).isEqualTo(new StreamPosition(MILLIS, 3));
    assertThat(admitted.next().window().retained()).isEqualTo(1);
    assertThat(admitted.next().summaryVersion()).isEqualTo(5);
    assertThat(admitted.document().version()).isEqualTo(5);
    assertThat(admitted.trim()).isZero();
  }

  @Test
  void too_much_telemetry_is_trimmed_by_the_append_that_sees_it_and_by_no_other() {
    BestEffortWindow full =
        new BestEffortWindow(
            BestEffortWindow.EMPTY
                .appended(NOW.minusSeconds(60), 1, BestEffortConfig.DEFAULT)
                .rate(),
            100,
            StreamPosition.BEGINNING);
    StreamLedger ledger = new StreamLedger(StreamHead.EMPTY, full, 0);

    AppendVerdict more =
        StreamAppend.decide(
            request(PATCH, frame(TELEMETRY, ClientSeq.NONE, "t")), seen(holding(), ledger));
    AppendVerdict other =
        StreamAppend.decide(request(PATCH, durable("d")), seen(holding(), ledger));

    assertThat(((AppendVerdict.Admitted) more).trim()).isEqualTo(101 - 64);
    assertThat(((AppendVerdict.Admitted) other).trim()).isZero();
  }

  @Test
  void of_a_burst_only_the_newest_telemetry_is_stored_and_every_frame_has_an_id() {
    FrameMode tiny =
        new FrameMode.BestEffort(new BestEffortConfig(Duration.ofMillis(1), 1, 1, 1.0));
    BestEffortWindow three = new BestEffortWindow(AppendRate.NONE, 3, StreamPosition.BEGINNING);
    NewFrame[] burst =
        IntStream.range(0, 40)
            .mapToObj(i -> i == 5 ? durable("d") : frame(tiny, ClientSeq.NONE, "t" + i))
            .toArray(NewFrame[]::new);

    AppendVerdict.Admitted admitted =
        (AppendVerdict.Admitted)
            StreamAppend.decide(
                request(PATCH, burst),
                seen(holding(), new StreamLedger(StreamHead.EMPTY, three, 0)));

    assertThat(admitted.answer()).hasSize(40);
    assertThat(admitted.trim()).isEqualTo(3);
    assertThat(admitted.frames())
        .extracting(stored -> stored.frame().id().seq())
        .containsExactly(5L, 39L);
    assertThat(admitted.next().window().retained()).isEqualTo(1);
    assertThat(admitted.next().window().trimmedTo()).isEqualTo(new StreamPosition(MILLIS, 38));
  }

  @Test
  void what_is_supposed_of_a_live_lease_is_what_is_decided_of_it() {
    AppendRequest mixed =
        request(
            PATCH,
            durable("a"),
            frame(SUMMARY, ClientSeq.of(7), "{}"),
            frame(TELEMETRY, ClientSeq.NONE, "t"));
    AppendEvidence evidence = seen(holding(), StreamLedger.EMPTY);

    assertThat(StreamAppend.supposing(mixed, evidence.stream()))
        .isEqualTo(StreamAppend.decide(mixed, evidence));
  }

  @Test
  void a_repeat_is_known_whatever_became_of_the_lease_and_other_bytes_are_not() {
    Sighting gone = Sighting.Found.of(terminal(new Ending.Cancelled("why", "who")));
    AppendEvidence seen = seen(gone, StreamLedger.EMPTY);

    assertThat(StreamAppend.decide(request(PATCH, frame(DURABLE, ClientSeq.of(1), "known")), seen))
        .isEqualTo(new AppendVerdict.Known(List.of(new FrameId(5, 0))));
    assertThat(StreamAppend.decide(request(PATCH, frame(DURABLE, ClientSeq.of(1), "other")), seen))
        .isEqualTo(new AppendVerdict.NumberTaken(ClientSeq.of(1)));
  }

  @Test
  void a_repeated_patch_is_not_applied_again() {
    AppendVerdict verdict =
        StreamAppend.decide(
            request(PATCH, frame(SUMMARY, ClientSeq.of(1), "known"), durable("new")),
            seen(holding(), StreamLedger.EMPTY));

    assertThat(((AppendVerdict.Admitted) verdict).next().summaryVersion()).isZero();
    assertThat(((AppendVerdict.Admitted) verdict).document()).isEqualTo(SummaryDocument.EMPTY);
  }

  @Test
  void who_ended_its_own_attempt_is_told_of_the_close_whatever_came_later() {
    for (Execution later : List.of(runnable(NOW), terminal(new Ending.Succeeded()), active())) {
      assertThat(
              StreamAppend.decide(
                  request(PATCH, durable("late")),
                  seen(ended(later, new AttemptOutcome.Succeeded()), StreamLedger.EMPTY)))
          .isEqualTo(
              new AppendVerdict.StreamEnded(
                  new StreamState.Closed(NOW, CloseReason.ATTEMPT_SUCCESS)));
    }
  }

  @Test
  void whose_lease_was_taken_is_told_why() {
    assertThat(
            StreamAppend.decide(
                request(PATCH, durable("late")),
                seen(
                    ended(runnable(NOW), new AttemptOutcome.Revoked("why", "who")),
                    StreamLedger.EMPTY)))
        .isEqualTo(new AppendVerdict.LeaseRefused(new Refusal.LeaseLost(LossCause.REVOKED)));
    assertThat(
            StreamAppend.decide(
                request(PATCH, durable("late")),
                seen(
                    Sighting.Found.of(terminal(new Ending.Cancelled("why", "who"))),
                    StreamLedger.EMPTY)))
        .isEqualTo(new AppendVerdict.LeaseRefused(new Refusal.NotActive(Outcome.CANCELLED)));
    assertThat(
            StreamAppend.decide(
                request(PATCH, durable("late")), seen(new Sighting.Unknown(), StreamLedger.EMPTY)))
        .isEqualTo(new AppendVerdict.LeaseRefused(new Refusal.NotFound()));
  }

  @Test
  void the_fence_comes_before_the_patch_and_the_patch_before_the_head() {
    NewFrame bad = frame(SUMMARY, ClientSeq.NONE, "[]");
    StreamLedger closed =
        new StreamLedger(
            StreamHead.EMPTY.close(NOW, CloseReason.EXPIRED), BestEffortWindow.EMPTY, 0);

    assertThat(
            StreamAppend.decide(
                request(NO_PATCH, bad), seen(new Sighting.Unknown(), StreamLedger.EMPTY)))
        .isInstanceOf(AppendVerdict.LeaseRefused.class);
    assertThat(StreamAppend.decide(request(NO_PATCH, bad), seen(holding(), closed)))
        .isEqualTo(new AppendVerdict.PatchRejected(PatchRefusal.NOT_AN_OBJECT));
    assertThat(StreamAppend.decide(request(PATCH, durable("late")), seen(holding(), closed)))
        .isEqualTo(new AppendVerdict.StreamEnded(new StreamState.Closed(NOW, CloseReason.EXPIRED)));
  }
}
