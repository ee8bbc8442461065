package dev.weft.domain.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.partition.Partition;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class UuidOrderTest {

  private static final List<UUID> VALUES = values();

  @Test
  void it_equals_the_order_of_the_text() {
    pairs()
        .forEach(
            pair ->
                assertThat(Integer.signum(UuidOrder.BY_BYTES.compare(pair.left, pair.right)))
                    .isEqualTo(sign(pair.left.toString().compareTo(pair.right.toString()))));
  }

  @Test
  void it_equals_the_order_of_the_sixteen_unsigned_bytes() {
    pairs()
        .forEach(
            pair ->
                assertThat(Integer.signum(UuidOrder.BY_BYTES.compare(pair.left, pair.right)))
                    .isEqualTo(sign(Arrays.compareUnsigned(bytes(pair.left), bytes(pair.right)))));
  }

  @Test
  void ids_of_executions_flows_and_edges_follow_it() {
    UUID low = UUID.fromString("7fffffff-ffff-ffff-ffff-ffffffffffff");
    UUID high = UUID.fromString("80000000-0000-0000-0000-000000000000");
    Partition partition = new Partition(7);

    assertThat(new ExecutionId(partition, low)).isLessThan(new ExecutionId(partition, high));
    assertThat(new FlowId(low)).isLessThan(new FlowId(high));
    assertThat(new EdgeId(low)).isLessThan(new EdgeId(high));
    assertThat(new FlowId(low)).isEqualByComparingTo(new FlowId(low));
    assertThat(new EdgeId(low)).isEqualByComparingTo(new EdgeId(low));
  }

  private record Pair(UUID left, UUID right) {}

  private static Stream<Pair> pairs() {
    return VALUES.stream().flatMap(left -> VALUES.stream().map(right -> new Pair(left, right)));
  }

  private static List<UUID> values() {
    long[] halves = {0, 1, Long.MAX_VALUE, Long.MIN_VALUE, -1};
    List<UUID> values = new ArrayList<>();
    for (long high : halves) {
      Arrays.stream(halves).forEach(low -> values.add(new UUID(high, low)));
    }
    Random random = new Random(42);
    Stream.generate(() -> new UUID(random.nextLong(), random.nextLong()))
        .limit(100)
        .forEach(values::add);
    return values;
  }

  private static int sign(int order) {
    return Integer.signum(order);
  }

  private static byte[] bytes(UUID value) {
    return ByteBuffer.allocate(16)
        .putLong(value.getMostSignificantBits())
        .putLong(value.getLeastSignificantBits())
        .array();
  }
}
