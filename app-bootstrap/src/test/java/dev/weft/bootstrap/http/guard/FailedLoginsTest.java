package dev.weft.bootstrap.http.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FailedLoginsTest {

  private final AtomicLong nanos = new AtomicLong(TimeUnit.SECONDS.toNanos(7));
  private final FailedLogins failures = new FailedLogins(nanos::get);

  @Test
  void ten_a_second_are_let_through_for_each_address() {
    assertThat(fail("a", 10)).isEqualTo(10);
    assertThat(fail("a", 5)).isZero();
    assertThat(fail("b", 10)).isEqualTo(10);
  }

  @Test
  void the_next_second_begins_anew() {
    fail("a", 100);

    nanos.addAndGet(TimeUnit.SECONDS.toNanos(1));

    assertThat(fail("a", 11)).isEqualTo(10);
  }

  @Test
  void a_crowd_of_addresses_takes_no_more_room_than_the_bound() {
    IntStream.range(0, 30_000).forEach(i -> failures.tooMany("address " + i));

    assertThat(fail("address 29999", 9)).isEqualTo(9);
    assertThat(fail("address 29999", 1)).isZero();
  }

  private long fail(String address, int times) {
    return IntStream.range(0, times).filter(i -> !failures.tooMany(address)).count();
  }
}
