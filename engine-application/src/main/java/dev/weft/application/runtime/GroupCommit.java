package dev.weft.application.runtime;

import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Lets many callers with one item each share a transaction.
 *
 * <p>A thread takes whatever is waiting and commits it as one batch; the next callers gather
 * meanwhile. Nobody waits for company: an item that finds every thread idle is committed at once.
 * While one commit is on its way, another starts beside it only for a batch that is worth it; the
 * two may end in either order. Every caller is answered after the commit that holds its item. When
 * a batch fails, each call of it is tried alone, so one bad item never hurts its neighbours; the
 * steps given must therefore be safe to repeat. Only a store that is away fails the whole batch at
 * once: asking it again for each item would take an hour.
 *
 * <p>Threads are platform threads: interrupting a virtual one inside socket I/O closes the socket.
 */
final class GroupCommit<I, A> implements AutoCloseable {

  /** What one caller asked for, and where it waits. */
  private record Call<I, A>(List<I> items, CompletableFuture<List<A>> answer) {}

  /**
   * How a group commits.
   *
   * @param atOnce commits on their way at the same time
   * @param worth items that start a commit beside another one
   * @param most items in one commit, unless one call alone brings more
   */
  record Shape(int atOnce, int worth, int most) {}

  private static final Set<FailureKind> STORE_IS_AWAY =
      Set.of(FailureKind.UNREACHABLE, FailureKind.EXHAUSTED, FailureKind.OUTCOME_UNKNOWN);

  private final Queue<Call<I, A>> waiting = new ArrayDeque<>();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Function<List<I>, List<A>> step;
  private final Shape shape;
  private final List<Thread> threads;
  private int items;
  private int onTheirWay;
  private boolean closed;

  GroupCommit(String name, Shape shape, Function<List<I>, List<A>> step) {
    this.step = step;
    this.shape = shape;
    this.threads =
        IntStream.range(0, shape.atOnce())
            .mapToObj(nth -> Thread.ofPlatform().daemon().name("weft-group-" + name + "-" + nth))
            .map(thread -> thread.start(this::loop))
            .toList();
  }

  /** Answers in the order of the items, after they are committed. Not interruptible. */
  List<A> submit(List<I> given) {
    return await(submitSoon(given));
  }

  /** The same for a caller that goes on meanwhile. Runs no code of the caller before the commit. */
  CompletableFuture<List<A>> submitSoon(List<I> given) {
    Call<I, A> call = new Call<>(given, new CompletableFuture<>());
    lock.lock();
    try {
      if (closed) {
        throw new IllegalStateException("closed: nothing more is committed");
      }
      waiting.add(call);
      items += given.size();
      if (isWorthACommit()) {
        changed.signal();
      }
    } finally {
      lock.unlock();
    }
    return call.answer();
  }

  private boolean isWorthACommit() {
    return !waiting.isEmpty() && (onTheirWay == 0 || closed || items >= shape.worth());
  }

  private static <A> List<A> await(CompletableFuture<List<A>> answer) {
    try {
      return answer.join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
    }
  }

  private void loop() {
    for (List<Call<I, A>> batch = next(); !batch.isEmpty(); batch = next()) {
      try {
        commit(batch);
      } finally {
        ended();
      }
    }
  }

  /** Waits for a batch; empty when the group is closed and nothing is left. */
  private List<Call<I, A>> next() {
    lock.lock();
    try {
      while (!isWorthACommit() && !(closed && waiting.isEmpty())) {
        changed.awaitUninterruptibly();
      }
      return taken();
    } finally {
      lock.unlock();
    }
  }

  private List<Call<I, A>> taken() {
    List<Call<I, A>> batch = new ArrayList<>();
    int before = items;
    while (!waiting.isEmpty() && before - items < shape.most()) {
      Call<I, A> call = waiting.remove();
      batch.add(call);
      items -= call.items().size();
    }
    onTheirWay += batch.isEmpty() ? 0 : 1;
    return batch;
  }

  private void ended() {
    lock.lock();
    try {
      onTheirWay--;
    } finally {
      lock.unlock();
    }
  }

  private void commit(List<Call<I, A>> calls) {
    try {
      answer(calls, step.apply(calls.stream().flatMap(call -> call.items().stream()).toList()));
    } catch (RuntimeException | Error failed) {
      if (calls.size() == 1 || isStoreAway(failed)) {
        calls.forEach(call -> call.answer().completeExceptionally(failed));
      } else {
        calls.forEach(call -> commit(List.of(call)));
      }
    }
  }

  private static boolean isStoreAway(Throwable failed) {
    return failed instanceof TransientPortException away && STORE_IS_AWAY.contains(away.kind());
  }

  private void answer(List<Call<I, A>> calls, List<A> answers) {
    int from = 0;
    for (Call<I, A> call : calls) {
      int to = from + call.items().size();
      call.answer().complete(List.copyOf(answers.subList(from, to)));
      from = to;
    }
  }

  int waitingCalls() {
    lock.lock();
    try {
      return waiting.size();
    } finally {
      lock.unlock();
    }
  }

  /** Commits what is waiting, then ends the threads. */
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    try {
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (InterruptedException impatient) {
      Thread.currentThread().interrupt();
    }
  }
}
