package dev.weft.testkit.driving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class CrowdTest {

  private final CountDownLatch waiting = new CountDownLatch(3);
  private final CountDownLatch never = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(3);

  @Test
  void answers_come_in_the_order_of_the_crowd() {
    assertThat(Crowd.of(4, i -> i * i)).containsExactly(0, 1, 4, 9);
  }

  @Test
  void a_failure_is_told_and_ends_those_who_wait_for_what_it_left_undone() throws Exception {
    assertThatThrownBy(() -> Crowd.of(4, this::act))
        .isInstanceOf(AssertionError.class)
        .hasRootCauseMessage("the last one fails");
    assertThat(ended.await(10, TimeUnit.SECONDS)).isTrue();
  }

  private int act(int me) {
    try {
      if (me == 3) {
        waiting.await();
        throw new IllegalStateException("the last one fails");
      }
      waiting.countDown();
      never.await();
    } catch (InterruptedException told) {
      ended.countDown();
    }
    return me;
  }
}
