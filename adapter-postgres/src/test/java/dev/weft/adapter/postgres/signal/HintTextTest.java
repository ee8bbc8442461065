package dev.weft.adapter.postgres.signal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.name.Lane;
import dev.weft.domain.partition.Partition;
import dev.weft.domain.stream.StreamKey;
import dev.weft.port.out.signal.Wakeups;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HintTextTest {

  @Test
  void hints_parse_back() {
    Wakeups wakeups = new Wakeups(Set.of(new Lane("a b/c:d"), Lane.DEFAULT), streams(3));

    assertThat(HintText.parsed(HintText.messages(wakeups))).isEqualTo(wakeups);
  }

  @Test
  void nothing_is_no_message() {
    assertThat(HintText.messages(Wakeups.NONE)).isEmpty();
    assertThat(HintText.parsed(List.of()).isEmpty()).isTrue();
  }

  @Test
  void a_thousand_streams_fit_into_few_messages_and_each_message_into_the_channel() {
    Wakeups wakeups = Wakeups.ofStreams(streams(1_000));

    List<String> messages = HintText.messages(wakeups);

    assertThat(messages)
        .hasSizeLessThan(9)
        .allMatch(text -> text.getBytes(StandardCharsets.UTF_8).length <= HintText.MOST_BYTES);
    assertThat(HintText.parsed(messages)).isEqualTo(wakeups);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "lane:",
        "lane:\u0001",
        "lane:ä",
        "stream:",
        "stream:/0",
        "stream:{fp:7}:018f0000-0000-7000-8000-000000000001",
        "stream:{fp:7}:018f0000-0000-7000-8000-000000000001/",
        "stream:{fp:7}:018f0000-0000-7000-8000-000000000001/-1",
        "stream:{fp:7}:018f0000-0000-7000-8000-000000000001/01",
        "stream:{fp:7}:018f0000-0000-7000-8000-000000000001/9999999999",
        "stream:{fp:256}:018f0000-0000-7000-8000-000000000001/0",
        "stream:{fp:7}:018f/0",
        "' OR 1=1; --",
        "LANE:default"
      })
  void malformed_hints_are_ignored_and_their_neighbours_are_heard(String malformed) {
    assertThat(HintText.parsed(List.of(malformed + "\nlane:default", malformed)))
        .isEqualTo(Wakeups.ofLanes(Set.of(Lane.DEFAULT)));
  }

  private static Set<StreamKey> streams(int n) {
    Random random = new Random(n);
    Set<StreamKey> streams = new HashSet<>();
    while (streams.size() < n) {
      UUID uuid = new UUID(random.nextLong(), random.nextLong());
      ExecutionId id = new ExecutionId(new Partition(random.nextInt(256)), uuid);
      streams.add(new StreamKey(id, random.nextInt(1_000)));
    }
    return streams;
  }
}
