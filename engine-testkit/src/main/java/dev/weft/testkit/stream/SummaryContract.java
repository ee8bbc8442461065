package dev.weft.testkit.stream;

import static dev.weft.testkit.stream.Pieces.durable;
import static dev.weft.testkit.stream.Pieces.patch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.summary.Summary;
import dev.weft.port.in.stream.AppendFrames.Result;
import dev.weft.testkit.driving.Crowd;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The document is the fold of its patches, and the version counts them (I28). */
public abstract class SummaryContract extends StreamSuite {

  private Summary summary(LeaseHandle handle) {
    return streams().summary(Streams.of(handle)).orElseThrow();
  }

  @Test
  void three_patches_make_version_three_and_the_sentinel_a_null() {
    LeaseHandle handle = running();
    streams().append(handle, patch("{\"progress\":0.1,\"note\":\"begun\"}"));
    streams().append(handle, patch("{\"progress\":0.5,\"note\":\"__ff_null__\"}"));

    Result third =
        streams().append(handle, patch("{\"progress\":null,\"list\":[1,\"__ff_null__\"]}"));

    assertThat(((Result.Appended) third).summaryVersion()).isEqualTo(3);
    assertThat(summary(handle).document().version()).isEqualTo(3);
    assertThat(summary(handle).document().text()).isEqualTo("{\"note\":null,\"list\":[1,null]}");
  }

  @Test
  void the_times_are_of_the_first_and_the_last_patch() {
    LeaseHandle handle = running();
    Instant first = now();
    streams().append(handle, patch("{}"));
    clock().advance(Duration.ofSeconds(3));
    streams().append(handle, durable("no patch"));
    streams().append(handle, patch("{\"a\":1}"));
    Instant last = now();
    clock().advance(Duration.ofSeconds(3));
    streams().append(handle, durable("no patch"));

    assertThat(summary(handle).firstAppliedAt()).isEqualTo(first);
    assertThat(summary(handle).lastUpdatedAt()).isEqualTo(last);
  }

  @Test
  void without_a_patch_there_is_no_summary() {
    LeaseHandle handle = running();
    streams().append(handle, durable("a"));

    assertThat(streams().summary(Streams.of(handle))).isEmpty();
    assertThat(streams().summary(new StreamKey(handle.execution(), 7))).isEmpty();
  }

  @Test
  void the_patches_of_one_call_count_one_each_and_the_delta_is_a_frame() {
    LeaseHandle handle = running();

    Result taken = streams().append(handle, patch("{\"a\":1}"), durable("x"), patch("{\"b\":2}"));

    assertThat(((Result.Appended) taken).summaryVersion()).isEqualTo(2);
    assertThat(summary(handle).document().text()).isEqualTo("{\"a\":1,\"b\":2}");
    assertThat(streams().frames(Streams.of(handle)))
        .extracting(Frame::summaryVersion)
        .containsExactly(1L, Frame.NO_VERSION, 2L);
  }

  @TestFactory
  Stream<DynamicTest> a_bad_patch_refuses_the_call_and_changes_nothing() {
    return Stream.of(
            "",
            "[1]",
            "7",
            "null",
            "{\"a\":1",
            "{\"a\":1}{}",
            "{\"a\":1,\"a\":2}",
            "{\"a\":1e401}",
            "{\"a\":".repeat(17) + "1" + "}".repeat(17),
            "{\"\u0001\":1}")
        .map(bad -> DynamicTest.dynamicTest(named(bad), () -> refuses(patch(bad))));
  }

  private static String named(String bad) {
    return bad.length() > 20 ? bad.substring(0, 20) + "…" : "'" + bad + "'";
  }

  private void refuses(NewFrame... bad) {
    freshPlace();
    LeaseHandle handle = running();
    streams().append(handle, patch("{\"kept\":1}"));
    NewFrame[] call =
        Stream.concat(Stream.of(durable("beside it")), Stream.of(bad)).toArray(NewFrame[]::new);

    Result refused = streams().append(handle, call);

    assertThat(refused).isInstanceOf(Result.Invalid.class);
    assertThat(((Result.Invalid) refused).problem().field()).isEqualTo("payload");
    assertThat(texts(Streams.of(handle))).containsExactly("{\"kept\":1}");
    assertThat(summary(handle).document().version()).isEqualTo(1);
    assertThat(summary(handle).document().text()).isEqualTo("{\"kept\":1}");
  }

  @Test
  void a_document_that_would_grow_too_large_refuses_the_patch() {
    String filler = "x".repeat(60_000);
    NewFrame[] growing =
        IntStream.range(0, 5)
            .mapToObj(i -> patch("{\"part" + i + "\":\"" + filler + "\"}"))
            .toArray(NewFrame[]::new);

    refuses(growing);
  }

  @Test
  void a_document_may_fill_256_kB_and_not_a_byte_more() {
    LeaseHandle handle = running();
    int[] lengths = {51_191, 51_191, 51_191, 51_191, 51_195};
    IntStream.range(0, 5).forEach(i -> streams().append(handle, filling(i, lengths[i])));
    String full = summary(handle).document().text();

    Result more = streams().append(handle, filling(4, 51_196));
    Result less = streams().append(handle, patch("{\"p0\":null}"));

    assertThat(full).hasSize(256_000);
    assertThat(more).isInstanceOf(Result.Invalid.class);
    assertThat(less).isInstanceOf(Result.Appended.class);
    assertThat(summary(handle).document().version()).isEqualTo(6);
  }

  private static NewFrame filling(int part, int length) {
    return patch("{\"p" + part + "\":\"" + "x".repeat(length) + "\"}");
  }

  @Test
  void a_document_of_too_many_keys_refuses_the_patch() {
    NewFrame[] growing =
        IntStream.range(0, 3).mapToObj(i -> patch(keys(i * 4_000, 4_000))).toArray(NewFrame[]::new);

    refuses(growing);
  }

  private static String keys(int from, int count) {
    List<String> members =
        IntStream.range(from, from + count).mapToObj(i -> "\"k" + i + "\":1").toList();
    return "{" + String.join(",", members) + "}";
  }

  @Test
  void a_document_keeps_its_bytes_whatever_characters_it_holds() {
    LeaseHandle handle = running();
    String odd = "{\"\\u0000\":\"\\u0000\\ud800 \u2028é𝄞\\\"\",\"n\":1.50e+3,\"m\":-0}";

    streams().append(handle, patch(odd));

    String text = summary(handle).document().text();
    streams().append(handle, patch("{}"));
    assertThat(text).contains("\\u0000").contains("1.50e+3").contains("é𝄞");
    assertThat(summary(handle).document().text()).isEqualTo(text);
  }

  @Test
  void patches_of_a_crowd_are_all_applied_once() {
    LeaseHandle handle = running();

    Crowd.of(8, i -> IntStream.range(0, 10).mapToObj(n -> patched(handle, i, n)).toList());

    assertThat(summary(handle).document().version()).isEqualTo(80);
    assertThat(summary(handle).document().content().members()).hasSize(80);
    assertThat(streams().frames(Streams.of(handle)))
        .extracting(Frame::summaryVersion)
        .containsExactlyElementsOf(IntStream.rangeClosed(1, 80).mapToObj(v -> (long) v).toList());
  }

  private Result patched(LeaseHandle handle, int who, int n) {
    return streams().append(handle, patch("{\"w" + who + "n" + n + "\":1}"));
  }
}
