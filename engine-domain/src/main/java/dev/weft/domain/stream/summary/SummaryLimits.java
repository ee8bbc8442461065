package dev.weft.domain.stream.summary;

import dev.weft.domain.json.CanonicalJson;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonCensus;
import dev.weft.domain.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * How large a summary may grow.
 *
 * <p>Depth and numbers are checked on the patch alone: a merge never nests deeper than its deeper
 * side and makes no number of its own.
 */
final class SummaryLimits {

  static final int DEEPEST = 16;
  static final int MOST_KEYS = 10_000;
  static final int MOST_BYTES = 256_000;

  private static final int LARGEST_EXPONENT = 400;
  private static final int LARGEST_SCALE = 1_000;

  private SummaryLimits() {}

  static Optional<PatchRefusal> ofPatch(Json patch) {
    if (patch.depth() > DEEPEST) {
      return Optional.of(PatchRefusal.TOO_DEEP);
    }
    boolean plain = JsonCensus.numbersAreWithin(patch, LARGEST_EXPONENT, LARGEST_SCALE);
    return plain ? Optional.empty() : Optional.of(PatchRefusal.NUMBER_OUT_OF_RANGE);
  }

  static Optional<PatchRefusal> ofDocument(JsonObject document) {
    if (JsonCensus.keys(document) > MOST_KEYS) {
      return Optional.of(PatchRefusal.TOO_MANY_KEYS);
    }
    int bytes = CanonicalJson.text(document).getBytes(StandardCharsets.UTF_8).length;
    return bytes > MOST_BYTES ? Optional.of(PatchRefusal.TOO_LARGE) : Optional.empty();
  }
}
