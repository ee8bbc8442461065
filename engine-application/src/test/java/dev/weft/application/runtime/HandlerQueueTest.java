package dev.weft.application.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.lease.LeaseTtl;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class HandlerQueueTest {

  private static final int UNSETTLED = 2;

  private final BlockingQueue<HeldLease> begun = new LinkedBlockingQueue<>();
  private final List<HeldLease> leases =
      IntStream.range(0, 6)
          .mapToObj(nth -> new HeldLease(Claims.claim(nth, "task"), LeaseTtl.DEFAULT, 0))
          .toList();

  private HandlerQueue queue(int slots, int prefetch) {
    WorkerSettings settings = WorkerSettings.DEFAULT.running(slots, prefetch);
    return new HandlerQueue(settings, UNSETTLED, begun::add);
  }

  private HeldLease next() throws InterruptedException {
    return begun.poll(30, TimeUnit.SECONDS);
  }

  @Test
  void handlers_start_in_the_order_of_their_claims() throws Exception {
    HandlerQueue queue = queue(1, 9);

    queue.add(leases);

    for (HeldLease lease : leases) {
      assertThat(next()).isSameAs(lease);
      queue.dropped();
    }
  }

  @Test
  void an_answer_that_waits_for_the_store_keeps_the_next_handler_from_starting() throws Exception {
    HandlerQueue queue = queue(1, 9);
    queue.add(leases);
    next();
    queue.answered();
    next();
    queue.answered();
    next();

    queue.answered();
    assertThat(begun).isEmpty();

    queue.settled();
    assertThat(next()).isSameAs(leases.get(3));
  }

  @Test
  void an_answer_may_be_written_before_its_handler_has_left() throws Exception {
    HandlerQueue queue = queue(1, 9);
    queue.add(leases);
    next();

    queue.settled();
    queue.answered();

    assertThat(next()).isSameAs(leases.get(1));
  }

  @Test
  void whoever_claims_is_told_of_room_for_a_batch_and_not_of_less() throws Exception {
    HandlerQueue queue = queue(2, 4);
    assertThat(queue.awaitRoom(Duration.ZERO)).isEqualTo(6);

    queue.add(leases.subList(0, 5));
    assertThat(queue.awaitRoom(Duration.ZERO)).isZero();

    next();
    queue.answered();
    assertThat(queue.awaitRoom(Duration.ofSeconds(30))).isEqualTo(2);
  }

  @Test
  void a_claim_that_is_dropped_before_its_turn_leaves_its_room() throws Exception {
    HandlerQueue queue = queue(1, 2);
    queue.add(leases.subList(0, 3));
    next();

    queue.forget(leases.get(1));

    assertThat(queue.awaitRoom(Duration.ZERO)).isEqualTo(1);
    queue.answered();
    assertThat(next()).isSameAs(leases.get(2));
  }

  @Test
  void nobody_claims_once_it_is_closed() throws Exception {
    HandlerQueue queue = queue(2, 4);

    queue.close();

    assertThat(queue.awaitRoom(Duration.ofSeconds(30))).isZero();
  }
}
