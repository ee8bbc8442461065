package dev.weft.domain.execution;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.UuidOrder;
import dev.weft.domain.input.UuidText;
import dev.weft.domain.partition.Partition;
import java.util.Objects;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names one execution: its partition and a UUID, in text {@code {fp:7}:<uuid>}.
 *
 * <p>The order is partition, then UUID by its bytes, which is also how PostgreSQL orders the two
 * columns; batches lock rows in this order.
 */
public record ExecutionId(Partition partition, UUID value) implements Comparable<ExecutionId> {

  private static final Pattern CANONICAL = Pattern.compile("\\{fp:([^}]*)\\}:(.*)", Pattern.DOTALL);
  private static final Pattern IN_PATH = Pattern.compile("fp:([^:]*):(.*)", Pattern.DOTALL);

  /** Below every id the engine makes: where a walk over executions begins. */
  public static final ExecutionId LOWEST = new ExecutionId(new Partition(0), new UUID(0, 0));

  public ExecutionId {
    Objects.requireNonNull(partition, "partition");
    Objects.requireNonNull(value, "value");
  }

  /** The id of a member: on the flow's partition. */
  public static ExecutionId inFlow(FlowId flow, UUID value) {
    return new ExecutionId(flow.partition(), value);
  }

  /** Reads the canonical form. */
  public static ExecutionId parse(String text) {
    return parsed(text, CANONICAL, "{fp:N}:<uuid>");
  }

  /** Reads the canonical form or, because shells eat braces, {@code fp:7:<uuid>}. */
  public static ExecutionId parsePath(String text) {
    boolean braced = text != null && text.startsWith("{");
    return braced ? parse(text) : parsed(text, IN_PATH, "fp:N:<uuid> or {fp:N}:<uuid>");
  }

  private static ExecutionId parsed(String text, Pattern shape, String expected) {
    Matcher parts = shape.matcher(String.valueOf(text));
    if (!parts.matches()) {
      throw InvalidInput.of("execution_id", text, expected);
    }
    return new ExecutionId(
        Partition.parseNumber(parts.group(1)), UuidText.parse("execution_id", parts.group(2)));
  }

  @Override
  public int compareTo(ExecutionId other) {
    int byPartition = partition.compareTo(other.partition);
    return byPartition != 0 ? byPartition : UuidOrder.compare(value, other.value);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ExecutionId id
        && value.equals(id.value)
        && partition.number() == id.partition.number();
  }

  /** Of the UUID alone, which tells executions apart; every map of executions asks for it. */
  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public String toString() {
    return partition + ":" + value;
  }
}
