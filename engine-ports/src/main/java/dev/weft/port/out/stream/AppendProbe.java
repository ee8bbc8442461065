package dev.weft.port.out.stream;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.ClientSeq;
import java.util.Objects;
import java.util.Set;

/**
 * What has to be known before an append is decided.
 *
 * @param numbers the client sequences of the call, {@link ClientSeq#NONE} left out
 * @param withSummary whether the document is wanted too
 */
public record AppendProbe(LeaseHandle handle, Set<ClientSeq> numbers, boolean withSummary) {

  public AppendProbe {
    Objects.requireNonNull(handle, "handle");
    numbers = Set.copyOf(numbers);
  }
}
