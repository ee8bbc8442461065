package dev.weft.domain.stream.summary;

import java.util.Objects;

/** What became of one patch, or of all patches of a call. */
public sealed interface PatchDecision {

  /** Applied; this is the document from now on. */
  record Patched(SummaryDocument next) implements PatchDecision {

    public Patched {
      Objects.requireNonNull(next, "next");
    }
  }

  /** Not applied; the document stays as it was. */
  record PatchRefused(PatchRefusal reason) implements PatchDecision {

    public PatchRefused {
      Objects.requireNonNull(reason, "reason");
    }
  }
}
