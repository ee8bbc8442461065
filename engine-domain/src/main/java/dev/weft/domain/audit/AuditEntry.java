package dev.weft.domain.audit;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.StorableText;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * One action of an operator on one thing.
 *
 * @param action a word such as {@code cancel_execution}
 * @param target the id or name of what was acted on
 */
public record AuditEntry(Asker asker, String action, String target, AuditResult result) {

  private static final Pattern ACTION = Pattern.compile("[a-z][a-z0-9_]{0,63}");

  public AuditEntry {
    Objects.requireNonNull(asker, "asker");
    Objects.requireNonNull(result, "result");
    if (action == null || !ACTION.matcher(action).matches()) {
      throw InvalidInput.of("action", action, "lower-case words with underscores");
    }
    StorableText.checked("target", target);
  }
}
