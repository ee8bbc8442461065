package dev.weft.domain.dispatch.passing;

import dev.weft.domain.content.Content;
import java.util.Objects;

/** One upstream's result as a claim hands it over: with its bytes, or only by name. */
public sealed interface PassedResult {

  UpstreamResult about();

  record WithContent(UpstreamResult about, Content content) implements PassedResult {
    public WithContent {
      Objects.requireNonNull(about, "about");
      Objects.requireNonNull(content, "content");
    }
  }

  /** All results together were too large to travel inline; it is read by the upstream's id. */
  record ByIdOnly(UpstreamResult about) implements PassedResult {
    public ByIdOnly {
      Objects.requireNonNull(about, "about");
    }
  }
}
