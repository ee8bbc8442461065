package dev.weft.domain.audit;

import dev.weft.domain.input.StorableText;
import java.util.Objects;

/**
 * Who asks for an action, why, and from where.
 *
 * @param by the name the caller gave; only the source is known for sure
 */
public record Asker(String by, String reason, Source source) {

  /** Nobody in particular, from inside the program. */
  public static final Asker ANYBODY = new Asker("operator", "", Source.INSIDE);

  public Asker {
    StorableText.checked("by", by);
    StorableText.checked("reason", reason);
    Objects.requireNonNull(source, "source");
  }

  /** Somebody inside the program. */
  public static Asker inside(String by, String reason) {
    return new Asker(by, reason, Source.INSIDE);
  }
}
