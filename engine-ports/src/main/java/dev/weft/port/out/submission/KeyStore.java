package dev.weft.port.out.submission;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.submission.IdempotencyKey;
import java.util.List;

/** Who owns which idempotency key (I13). */
public interface KeyStore {

  /**
   * Takes each key that nobody has, and answers for each claim, in the order given, who owns its
   * key now: the claim's own execution, or the one that was first.
   *
   * <p>Waits for a concurrent transaction that is taking the same key, and answers its execution if
   * it commits. Keys are taken in sorted order, so overlapping batches do not deadlock. The same
   * key twice in one call belongs to the first claim.
   */
  List<KeyOwner> take(List<KeyClaim> claims);

  /** A wish: this key, with this content, for this execution. */
  record KeyClaim(Namespace namespace, IdempotencyKey key, Bytes content, ExecutionId execution) {}

  /** The owner of a key and the hash of the content it was taken with. */
  record KeyOwner(ExecutionId execution, Bytes content) {}
}
