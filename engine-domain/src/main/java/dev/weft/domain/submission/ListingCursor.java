package dev.weft.domain.submission;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.partition.Partition;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.UUID;

/** Where a list of executions goes on: behind this id. Its text form is opaque to clients. */
public record ListingCursor(ExecutionId after) {

  /** Below every id the engine makes: no UUID of a version is all zero. */
  public static final ListingCursor START =
      new ListingCursor(new ExecutionId(new Partition(0), new UUID(0, 0)));

  /** Reads what {@link #toString} wrote. */
  public static ListingCursor parse(String text) {
    try {
      byte[] id = Base64.getUrlDecoder().decode(String.valueOf(text));
      return new ListingCursor(ExecutionId.parse(new String(id, StandardCharsets.UTF_8)));
    } catch (IllegalArgumentException malformed) {
      throw InvalidInput.of("cursor", text, "a cursor as the page before returned it");
    }
  }

  @Override
  public String toString() {
    byte[] id = after.toString().getBytes(StandardCharsets.UTF_8);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(id);
  }
}
