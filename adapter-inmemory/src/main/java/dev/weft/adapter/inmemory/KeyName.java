package dev.weft.adapter.inmemory;

import dev.weft.domain.name.Namespace;
import dev.weft.domain.submission.IdempotencyKey;
import java.util.Comparator;

/** A key within its namespace. */
record KeyName(Namespace namespace, IdempotencyKey key) implements Comparable<KeyName> {

  private static final Comparator<KeyName> ORDER =
      Comparator.comparing(KeyName::namespace).thenComparing(KeyName::key);

  @Override
  public int compareTo(KeyName other) {
    return ORDER.compare(this, other);
  }
}
