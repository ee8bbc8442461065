package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.outbox.claim.DueClaim;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.setting.AbandonedKeyRule;
import java.util.UUID;

/**
 * What a claim asks for.
 *
 * @param probe whether a parked row may go when nothing else does; then {@code most} is 1
 */
public record DueColumns(
    UUID endpoint, int most, boolean probe, boolean abandonedBlocks, UUID token, long lease) {

  static DueColumns of(DueClaim claim) {
    return switch (claim.admission()) {
      case Admission.Closed closed -> asking(claim, 0, false);
      case Admission.Batch batch -> asking(claim, batch.most(), false);
      case Admission.Probe probe -> asking(claim, 1, true);
    };
  }

  private static DueColumns asking(DueClaim claim, int most, boolean probe) {
    return new DueColumns(
        claim.endpoint().value(),
        most,
        probe,
        claim.order().abandoned() == AbandonedKeyRule.BLOCKS,
        claim.token().value(),
        claim.lease().toMillis());
  }
}
