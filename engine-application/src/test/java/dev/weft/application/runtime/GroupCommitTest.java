package dev.weft.application.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class GroupCommitTest {

  private final List<List<Integer>> committed = new CopyOnWriteArrayList<>();

  private List<String> commit(List<Integer> items) {
    if (items.contains(666)) {
      throw new UnsupportedOperationException("666");
    }
    committed.add(items);
    return items.stream().map(item -> "answer " + item).toList();
  }

  @Test
  void an_item_that_finds_nobody_waiting_is_committed_alone_and_at_once() {
    try (GroupCommit<Integer, String> group = new GroupCommit<>("test", single(10), this::commit)) {
      assertThat(group.submit(List.of(1))).containsExactly("answer 1");
      assertThat(group.submit(List.of(2, 3))).containsExactly("answer 2", "answer 3");
    }

    assertThat(committed).containsExactly(List.of(1), List.of(2, 3));
  }

  @Test
  void items_that_gather_during_a_commit_share_the_next_one_in_their_order() throws Exception {
    Held held = new Held(this::commit);
    try (ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor();
        GroupCommit<Integer, String> group = new GroupCommit<>("test", single(100), held::commit)) {
      Future<List<String>> first = callers.submit(() -> group.submit(List.of(0)));
      held.entered.await();
      List<Future<List<String>>> others =
          IntStream.rangeClosed(1, 20)
              .mapToObj(item -> callers.submit(() -> group.submit(List.of(item))))
              .toList();
      awaitQueued(group, 20);
      held.release.countDown();

      assertThat(first.get()).containsExactly("answer 0");
      for (int i = 0; i < others.size(); i++) {
        assertThat(others.get(i).get()).containsExactly("answer " + (i + 1));
      }
    }

    assertThat(committed).hasSize(2);
    assertThat(committed.get(1)).hasSize(20);
  }

  @Test
  void a_batch_is_cut_when_it_is_full() throws Exception {
    Held held = new Held(this::commit);
    try (ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor();
        GroupCommit<Integer, String> group = new GroupCommit<>("test", single(5), held::commit)) {
      List<Future<List<String>>> calls = new ArrayList<>();
      calls.add(callers.submit(() -> group.submit(List.of(0))));
      held.entered.await();
      IntStream.range(0, 10)
          .forEach(item -> calls.add(callers.submit(() -> group.submit(List.of(item)))));
      awaitQueued(group, 10);
      held.release.countDown();
      for (Future<List<String>> call : calls) {
        call.get();
      }
    }

    assertThat(committed).extracting(List::size).containsExactly(1, 5, 5);
  }

  @Test
  void one_bad_item_fails_alone_and_its_neighbours_are_committed() throws Exception {
    Held held = new Held(this::commit);
    try (ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor();
        GroupCommit<Integer, String> group = new GroupCommit<>("test", single(100), held::commit)) {
      callers.submit(() -> group.submit(List.of(0)));
      held.entered.await();
      Future<List<String>> good = callers.submit(() -> group.submit(List.of(12)));
      Future<List<String>> bad = callers.submit(() -> group.submit(List.of(666)));
      awaitQueued(group, 2);
      held.release.countDown();

      assertThat(good.get()).containsExactly("answer 12");
      assertThatThrownBy(bad::get)
          .isInstanceOf(ExecutionException.class)
          .hasCauseInstanceOf(UnsupportedOperationException.class);
    }
  }

  @Test
  void a_store_that_is_away_fails_the_whole_batch_at_once() throws Exception {
    AtomicInteger asked = new AtomicInteger();
    Held held =
        new Held(
            items -> {
              asked.incrementAndGet();
              throw new TransientPortException(FailureKind.UNREACHABLE, "away", null);
            });
    try (ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor();
        GroupCommit<Integer, String> group = new GroupCommit<>("test", single(100), held::commit)) {
      callers.submit(() -> group.submit(List.of(0)));
      held.entered.await();
      List<Future<List<String>>> others =
          IntStream.rangeClosed(1, 20)
              .mapToObj(item -> callers.submit(() -> group.submit(List.of(item))))
              .toList();
      awaitQueued(group, 20);
      held.release.countDown();

      for (Future<List<String>> other : others) {
        assertThatThrownBy(other::get).hasCauseInstanceOf(TransientPortException.class);
      }
    }

    assertThat(asked).hasValue(2);
  }

  @Test
  void closing_commits_what_waits_and_refuses_what_comes_later() {
    GroupCommit<Integer, String> group = new GroupCommit<>("test", single(10), this::commit);
    group.submit(List.of(1));

    group.close();

    assertThatThrownBy(() -> group.submit(List.of(2))).isInstanceOf(IllegalStateException.class);
    assertThat(committed).containsExactly(List.of(1));
  }

  @Test
  void sixteen_callers_get_their_own_answers() throws Exception {
    AtomicInteger wrong = new AtomicInteger();
    try (GroupCommit<Integer, String> group = new GroupCommit<>("test", single(8), this::commit);
        ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int caller = 0; caller < 16; caller++) {
        int mine = caller * 1_000 + 100;
        callers.submit(
            () ->
                IntStream.range(mine, mine + 200)
                    .filter(i -> !group.submit(List.of(i)).equals(List.of("answer " + i)))
                    .forEach(i -> wrong.incrementAndGet()));
      }
    }

    assertThat(wrong).hasValue(0);
    assertThat(committed.stream().mapToInt(List::size).sum()).isEqualTo(16 * 200);
  }

  @Test
  void a_batch_that_is_worth_it_is_committed_beside_another() throws Exception {
    CountDownLatch one = new CountDownLatch(1);
    CountDownLatch both = new CountDownLatch(2);
    Function<List<Integer>, List<String>> step =
        items -> {
          one.countDown();
          both.countDown();
          awaitAll(both);
          return commit(items);
        };
    GroupCommit.Shape shape = new GroupCommit.Shape(2, 3, 100);
    try (GroupCommit<Integer, String> group = new GroupCommit<>("test", shape, step)) {
      Future<List<String>> first = group.submitSoon(List.of(0));
      one.await();
      Future<List<String>> beside = group.submitSoon(List.of(1, 2, 3));

      assertThat(first.get()).containsExactly("answer 0");
      assertThat(beside.get()).containsExactly("answer 1", "answer 2", "answer 3");
    }
  }

  @Test
  void a_few_items_wait_for_the_commit_on_its_way_though_a_thread_is_free() throws Exception {
    Held held = new Held(this::commit);
    GroupCommit.Shape shape = new GroupCommit.Shape(2, 4, 100);
    try (GroupCommit<Integer, String> group = new GroupCommit<>("test", shape, held::commit)) {
      Future<List<String>> first = group.submitSoon(List.of(0));
      held.entered.await();
      Future<List<String>> few = group.submitSoon(List.of(1));
      Future<List<String>> more = group.submitSoon(List.of(2));
      awaitQueued(group, 2);
      held.release.countDown();

      first.get();
      few.get();
      more.get();
    }

    assertThat(committed).containsExactly(List.of(0), List.of(1, 2));
  }

  private static GroupCommit.Shape single(int most) {
    return new GroupCommit.Shape(1, 1, most);
  }

  private static void awaitAll(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void awaitQueued(GroupCommit<?, ?> group, int calls) {
    while (group.waitingCalls() < calls) {
      Thread.onSpinWait();
    }
  }

  /** Holds the first commit until it is let go. */
  private record Held(
      Function<List<Integer>, List<String>> step, CountDownLatch entered, CountDownLatch release) {

    Held(Function<List<Integer>, List<String>> step) {
      this(step, new CountDownLatch(1), new CountDownLatch(1));
    }

    List<String> commit(List<Integer> items) {
      entered.countDown();
      awaitAll(release);
      return step.apply(items);
    }
  }
}
