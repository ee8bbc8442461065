package dev.weft.domain.stream.summary;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.CanonicalJson;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.MergePatch;
import java.util.List;
import java.util.Objects;

/**
 * The rolling document of a stream and how many patches made it.
 *
 * <p>It is the fold of its patches from {@code {}}, and the version counts them (I28), also those
 * that change nothing.
 */
public record SummaryDocument(JsonObject content, long version) {

  /** Before the first patch. */
  public static final SummaryDocument EMPTY = new SummaryDocument(JsonObject.EMPTY, 0);

  public SummaryDocument {
    Objects.requireNonNull(content, "content");
    if (version < 0) {
      throw InvalidInput.of("summary_version", version, "a number from 0");
    }
  }

  public PatchDecision patch(Json patch) {
    if (!(patch instanceof JsonObject object)) {
      return new PatchDecision.PatchRefused(PatchRefusal.NOT_AN_OBJECT);
    }
    return SummaryLimits.ofPatch(object)
        .<PatchDecision>map(PatchDecision.PatchRefused::new)
        .orElseGet(() -> merged(object));
  }

  private PatchDecision merged(JsonObject patch) {
    JsonObject next = MergePatch.apply(content, patch);
    return SummaryLimits.ofDocument(next)
        .<PatchDecision>map(PatchDecision.PatchRefused::new)
        .orElseGet(() -> new PatchDecision.Patched(new SummaryDocument(next, version + 1)));
  }

  /** Applies the patches of one call in order; one refusal refuses them all. */
  public PatchDecision patchAll(List<Json> patches) {
    SummaryDocument folded = this;
    for (Json patch : patches) {
      switch (folded.patch(patch)) {
        case PatchDecision.Patched patched -> folded = patched.next();
        case PatchDecision.PatchRefused refused -> {
          return refused;
        }
      }
    }
    return new PatchDecision.Patched(folded);
  }

  /** The canonical text, as it is stored. */
  public String text() {
    return CanonicalJson.text(content);
  }
}
