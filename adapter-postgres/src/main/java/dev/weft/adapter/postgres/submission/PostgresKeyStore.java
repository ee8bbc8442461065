package dev.weft.adapter.postgres.submission;

import dev.weft.port.out.submission.KeyStore;
import java.util.List;

/**
 * Takes keys with two statements.
 *
 * <p>The second must be its own statement: the first may have waited for another transaction, and a
 * statement's snapshot is older than what it waited for.
 */
public record PostgresKeyStore(KeyMapper mapper) implements KeyStore {

  @Override
  public List<KeyOwner> take(List<KeyClaim> claims) {
    KeyColumns columns = KeyColumns.of(claims);
    mapper.takeFree(columns);
    return mapper.listOwners(columns).stream().map(KeyRow::toDomain).toList();
  }
}
