package dev.weft.domain.graph;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.partition.Partition;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Comparator;
import java.util.UUID;

/**
 * Where a list of flows goes on: behind this flow. Its text form is opaque to clients.
 *
 * <p>Lists are ordered by partition, then by id, so within one partition by id alone.
 */
public record FlowCursor(FlowId after) {

  public static final Comparator<FlowId> ORDER =
      Comparator.comparing(FlowId::partition).thenComparing(Comparator.naturalOrder());

  /** Below every id the engine makes: the zero UUID lies on the first partition. */
  public static final FlowCursor START = new FlowCursor(new FlowId(new UUID(0, 0)));

  /** Reads what {@link #toString} wrote. */
  public static FlowCursor parse(String text) {
    try {
      byte[] id = Base64.getUrlDecoder().decode(String.valueOf(text));
      return new FlowCursor(FlowId.parse(new String(id, StandardCharsets.UTF_8)));
    } catch (IllegalArgumentException malformed) {
      throw InvalidInput.of("cursor", text, "a cursor as the page before returned it");
    }
  }

  public Partition partition() {
    return after.partition();
  }

  @Override
  public String toString() {
    byte[] id = after.toString().getBytes(StandardCharsets.UTF_8);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(id);
  }
}
