package dev.weft.domain.lease;

import dev.weft.domain.input.UuidText;
import java.util.Objects;
import java.util.UUID;

/** Names one lease, at random, so that no two leases of any execution are ever taken for one. */
public record LeaseId(UUID value) {

  public LeaseId {
    Objects.requireNonNull(value, "value");
  }

  public static LeaseId parse(String text) {
    return new LeaseId(UuidText.parse("lease_id", text));
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
