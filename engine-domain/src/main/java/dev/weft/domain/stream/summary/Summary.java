package dev.weft.domain.stream.summary;

import java.time.Instant;
import java.util.Objects;

/** A summary as readers see it: the document and when patches first and last changed it. */
public record Summary(SummaryDocument document, Instant firstAppliedAt, Instant lastUpdatedAt) {

  /** The only kind of patch there is, as it is named to readers. */
  public static final String PATCH_KIND = "json-merge-patch";

  public Summary {
    Objects.requireNonNull(document, "document");
    Objects.requireNonNull(firstAppliedAt, "firstAppliedAt");
    Objects.requireNonNull(lastUpdatedAt, "lastUpdatedAt");
  }
}
