package dev.weft.application.identity;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.partition.Partition;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class TimeOrderedIdsTest {

  private final Instant now = Instant.ofEpochMilli(1_700_000_000_123L);
  private final TimeOrderedIds ids =
      new TimeOrderedIds(InstantSource.fixed(now), new SplittableRandom(1));

  @Test
  void an_execution_id_is_a_version_7_uuid_of_the_clock_on_the_partition_asked() {
    UUID value = ids.execution(new Partition(7)).value();

    assertThat(value.version()).isEqualTo(7);
    assertThat(value.variant()).isEqualTo(2);
    assertThat(value.getMostSignificantBits() >>> 16).isEqualTo(now.toEpochMilli());
    assertThat(ids.execution(new Partition(7)).partition()).isEqualTo(new Partition(7));
  }

  @Test
  void a_lease_id_is_a_version_4_uuid_that_does_not_show_the_clock() {
    UUID value = ids.lease().value();

    assertThat(value.version()).isEqualTo(4);
    assertThat(value.variant()).isEqualTo(2);
    assertThat(value.getMostSignificantBits() >>> 16).isNotEqualTo(now.toEpochMilli());
  }

  @Test
  void ids_of_one_millisecond_differ() {
    Set<Object> seen = new HashSet<>();

    for (int i = 0; i < 1_000; i++) {
      seen.add(ids.flow());
      seen.add(ids.edge());
      seen.add(ids.lease());
    }

    assertThat(seen).hasSize(3_000);
  }
}
