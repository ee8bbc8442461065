package dev.weft.domain.attempt;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.lease.LeaseId;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a worker shows with every write: execution, attempt, lease id and epoch.
 *
 * <p>Its text form is opaque to clients; it parses back, nothing more is promised about it.
 */
public record LeaseHandle(ExecutionId execution, int attempt, LeaseId lease, long epoch) {

  private static final Pattern TEXT =
      Pattern.compile("(fp:[^/]{1,60})/(\\d{1,9})/([^/]{36})/(\\d{1,18})");

  public LeaseHandle {
    Objects.requireNonNull(execution, "execution");
    Objects.requireNonNull(lease, "lease");
  }

  public static LeaseHandle parse(String text) {
    Matcher parts = TEXT.matcher(String.valueOf(text));
    if (!parts.matches()) {
      throw InvalidInput.of("handle", text, "a handle as a claim returned it");
    }
    return new LeaseHandle(
        ExecutionId.parsePath(parts.group(1)),
        Integer.parseInt(parts.group(2)),
        LeaseId.parse(parts.group(3)),
        Long.parseLong(parts.group(4)));
  }

  @Override
  public String toString() {
    int partition = execution.partition().number();
    return "fp:" + partition + ":" + execution.value() + "/" + attempt + "/" + lease + "/" + epoch;
  }
}
