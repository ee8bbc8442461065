package dev.weft.application.runtime;

import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

/**
 * Lets many callers with one item each share a transaction.
 *
 * <p>One thread takes whatever is waiting and commits it as one batch; the next callers gather
 * meanwhile. Nobody waits for company: an item that finds the thread idle is committed at once.
 * Every caller is answered after the commit that holds its item. When a batch fails, each call of
 * it is tried alone, so one bad item never hurts its neighbours; the steps given must therefore be
 * safe to repeat. Only a store that is away fails the whole batch at once: asking it again for each
 * item would take an hour.
 *
 * <p>The thread is a platform thread: interrupting a virtual one inside socket I/O closes the
 * socket.
 */
final class GroupCommit<I, A> implements AutoCloseable {

  /** What one caller asked for, and where it waits. */
  private record Call<I, A>(List<I> items, CompletableFuture<List<A>> answer) {}

  private static final Set<FailureKind> STORE_IS_AWAY =
      Set.of(FailureKind.UNREACHABLE, FailureKind.EXHAUSTED, FailureKind.OUTCOME_UNKNOWN);

  private final BlockingQueue<Call<I, A>> waiting = new LinkedBlockingQueue<>();
  private final ReentrantReadWriteLock gate = new ReentrantReadWriteLock();
  private final Function<List<I>, List<A>> step;
  private final int most;
  private final Call<I, A> last = new Call<>(List.of(), new CompletableFuture<>());
  private final Thread thread;
  private boolean closed;

  GroupCommit(String name, int most, Function<List<I>, List<A>> step) {
    this.step = step;
    this.most = most;
    this.thread = Thread.ofPlatform().daemon().name("weft-group-" + name).start(this::loop);
  }

  /** Answers in the order of the items, after they are committed. Not interruptible. */
  List<A> submit(List<I> items) {
    return await(submitSoon(items));
  }

  /** The same for a caller that goes on meanwhile. Runs no code of the caller before the commit. */
  CompletableFuture<List<A>> submitSoon(List<I> items) {
    Call<I, A> call = new Call<>(items, new CompletableFuture<>());
    gate.readLock().lock();
    try {
      if (closed) {
        throw new IllegalStateException("closed: nothing more is committed");
      }
      waiting.add(call);
    } finally {
      gate.readLock().unlock();
    }
    return call.answer();
  }

  private static <A> List<A> await(CompletableFuture<List<A>> answer) {
    try {
      return answer.join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
    }
  }

  private void loop() {
    List<Call<I, A>> batch = new ArrayList<>();
    while (!batch.contains(last)) {
      batch.clear();
      gather(batch);
      commit(batch.stream().filter(call -> call != last).toList());
    }
  }

  private void gather(List<Call<I, A>> batch) {
    try {
      Call<I, A> next = waiting.take();
      for (int items = 0; next != null; next = items < most ? waiting.poll() : null) {
        batch.add(next);
        items += next.items().size();
      }
    } catch (InterruptedException stopped) {
      batch.add(last);
    }
  }

  private void commit(List<Call<I, A>> calls) {
    if (calls.isEmpty()) {
      return;
    }
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
    return waiting.size();
  }

  /** Commits what is waiting, then ends the thread. */
  @Override
  public void close() {
    gate.writeLock().lock();
    try {
      if (!closed) {
        closed = true;
        waiting.add(last);
      }
    } finally {
      gate.writeLock().unlock();
    }
    try {
      thread.join();
    } catch (InterruptedException impatient) {
      Thread.currentThread().interrupt();
    }
  }
}
