package dev.weft.adapter.postgres.submission;

import dev.weft.port.out.submission.KeyStore.KeyClaim;
import java.util.List;
import java.util.UUID;

/** Claims as one array per column. */
public record KeyColumns(
    String[] namespaces, String[] keys, byte[][] contents, Short[] partitions, UUID[] executions) {

  static KeyColumns of(List<KeyClaim> claims) {
    return new KeyColumns(
        claims.stream().map(claim -> claim.namespace().value()).toArray(String[]::new),
        claims.stream().map(claim -> claim.key().value()).toArray(String[]::new),
        claims.stream().map(claim -> claim.content().toArray()).toArray(byte[][]::new),
        claims.stream()
            .map(claim -> (short) claim.execution().partition().number())
            .toArray(Short[]::new),
        claims.stream().map(claim -> claim.execution().value()).toArray(UUID[]::new));
  }
}
