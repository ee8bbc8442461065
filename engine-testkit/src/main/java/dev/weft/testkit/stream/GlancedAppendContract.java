package dev.weft.testkit.stream;

import static dev.weft.testkit.stream.Pieces.bestEffort;
import static dev.weft.testkit.stream.Pieces.durable;
import static dev.weft.testkit.stream.Pieces.numbered;
import static dev.weft.testkit.stream.Pieces.patch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.stream.BestEffortConfig;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.append.AppendRequest;
import dev.weft.domain.stream.append.AppendVerdict;
import dev.weft.domain.stream.append.StreamAppend;
import dev.weft.domain.stream.append.StreamView;
import dev.weft.domain.stream.summary.SummaryDocument;
import dev.weft.port.out.stream.AppendProbe;
import dev.weft.port.out.stream.DecidedAppend;
import dev.weft.port.out.stream.StreamGlance;
import dev.weft.testkit.driving.Crowd;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** An append decided from a glance is written as it was decided, or not at all (I15, I22, I28). */
public abstract class GlancedAppendContract extends StreamSuite {

  private static final BestEffortConfig SMALL =
      new BestEffortConfig(Duration.ofMillis(100), 4, 8, 0.2);
  private static final int WRITERS = 6;
  private static final int CALLS_EACH = 20;

  private Optional<StreamGlance> glance(LeaseHandle handle, ClientSeq... numbers) {
    AppendProbe probe = new AppendProbe(handle, Set.of(numbers), true);
    return opened().transactions().runSingle(stores -> stores.frames().glance(probe));
  }

  private DecidedAppend decided(LeaseHandle handle, NewFrame frame) {
    StreamGlance seen = glance(handle).orElseThrow();
    StreamView view = new StreamView(seen.now(), seen.ledger(), SummaryDocument.EMPTY);
    AppendVerdict.Admitted admitted =
        (AppendVerdict.Admitted)
            StreamAppend.supposing(new AppendRequest(handle, List.of(frame), Map.of()), view);
    return new DecidedAppend(
        handle,
        seen.ledger(),
        admitted.next(),
        admitted.frames(),
        admitted.trim(),
        DecidedAppend.SAME_SUMMARY,
        seen.now());
  }

  private boolean isWritten(DecidedAppend append) {
    return opened().transactions().runSingle(stores -> stores.frames().append(append));
  }

  @Test
  void a_stream_without_a_frame_and_a_taken_number_need_a_closer_look() {
    LeaseHandle handle = running();
    Optional<StreamGlance> unwritten = glance(handle);
    streams().appended(handle, numbered(1, durable("one")), patch("{\"a\":1}"));

    assertThat(unwritten).isEmpty();
    assertThat(glance(handle, ClientSeq.of(1), ClientSeq.of(2))).isEmpty();
    assertThat(glance(handle, ClientSeq.of(2)).orElseThrow().summary()).isEqualTo("{\"a\":1}");
  }

  @Test
  void of_two_appends_decided_from_one_glance_only_the_first_is_written() {
    LeaseHandle handle = running();
    streams().appended(handle, durable("before"));
    DecidedAppend one = decided(handle, bestEffort("one"));
    DecidedAppend other = decided(handle, bestEffort("other"));

    assertThat(isWritten(one)).isTrue();
    assertThat(isWritten(other)).isFalse();
    assertThat(texts(Streams.of(handle))).containsExactly("before", "one");
    assertThat(glance(handle).orElseThrow().ledger()).isEqualTo(one.next());
  }

  @Test
  void nothing_is_written_once_the_lease_has_passed() {
    LeaseHandle handle = running(Duration.ofSeconds(10));
    streams().appended(handle, durable("before"));
    DecidedAppend late = decided(handle, bestEffort("late"));
    clock().advance(Duration.ofSeconds(10));

    assertThat(isWritten(late)).isFalse();
    assertThat(texts(Streams.of(handle))).containsExactly("before");
  }

  @Test
  void nothing_is_written_once_the_lease_was_ended() {
    LeaseHandle handle = running();
    streams().appended(handle, durable("before"));
    DecidedAppend late = decided(handle, bestEffort("late"));
    engine().complete(handle, Content.EMPTY);

    assertThat(isWritten(late)).isFalse();
    assertThat(texts(Streams.of(handle))).containsExactly("before");
  }

  @Test
  void of_a_crowd_every_acknowledged_frame_and_patch_is_there_once() {
    LeaseHandle handle = running();

    List<FrameId> ids =
        Crowd.of(WRITERS, who -> written(handle, who)).stream().flatMap(List::stream).toList();

    List<Frame> stored = streams().frames(Streams.of(handle));
    StreamGlance after = glance(handle).orElseThrow();
    int patches = WRITERS / 2 * CALLS_EACH;
    assertThat(new HashSet<>(ids)).hasSize(WRITERS * CALLS_EACH);
    assertThat(stored).extracting(Frame::id).isSorted().isSubsetOf(ids);
    assertThat(after.ledger().head().frameCount()).isEqualTo(ids.size());
    assertThat(after.ledger().summaryVersion()).isEqualTo(patches);
    assertThat(stored).filteredOn(frame -> frame.mode() == FrameMode.Name.SUMMARY).hasSize(patches);
    assertThat(stored)
        .filteredOn(frame -> frame.mode() == FrameMode.Name.BEST_EFFORT)
        .hasSize((int) after.ledger().window().retained())
        .hasSizeBetween(4, 8 + 16);
    assertThat(after.summary()).hasSize(25).contains("\"w0\":19", "\"w2\":19", "\"w4\":19");
  }

  private List<FrameId> written(LeaseHandle handle, int who) {
    return IntStream.range(0, CALLS_EACH)
        .mapToObj(nth -> who % 2 == 0 ? patch("{\"w" + who + "\":" + nth + "}") : telemetry(nth))
        .flatMap(frame -> Stream.of(streams().appended(handle, frame).getFirst()))
        .toList();
  }

  private static NewFrame telemetry(int nth) {
    return bestEffort("t" + nth, SMALL);
  }
}
