package dev.weft.application.runtime;

import dev.weft.application.worker.LastWord;
import dev.weft.application.worker.LastWords;
import dev.weft.port.in.execution.Settlement;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes how attempts end, many in one transaction, while their handlers' slots are free again.
 *
 * <p>A last word that could not be written, or may have been, is written again while its lease may
 * live: repeats are known by the store (I17). After that it is given up, and the lease's expiry
 * grants the work anew.
 */
final class Settler implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Settler.class);
  private static final GroupCommit.Shape SHAPE = new GroupCommit.Shape(2, 100, 500);

  private record Pending(HeldLease lease, LastWord word, Runnable after) {}

  private final HeldLeases held;
  private final Consumer<WorkerEvent> listener;
  private final GroupCommit<LastWord, Settlement> group;
  private final Queue<Pending> again = new ConcurrentLinkedQueue<>();

  Settler(String name, LastWords words, HeldLeases held, Consumer<WorkerEvent> listener) {
    this.held = held;
    this.listener = listener;
    this.group = new GroupCommit<>(name, SHAPE, words::settle);
  }

  /**
   * Never blocks and never throws.
   *
   * @param after runs once the word is written or given up
   */
  void settle(HeldLease lease, LastWord word, Runnable after) {
    submit(new Pending(lease, word, after));
  }

  private void submit(Pending pending) {
    try {
      group
          .submitSoon(List.of(pending.word()))
          .whenComplete((answers, failed) -> answered(pending, answers, failed));
    } catch (IllegalStateException closed) {
      end(pending, new WorkerEvent.GivenUp(pending.lease().claim().handle()));
    }
  }

  private void answered(Pending pending, List<Settlement> answers, Throwable failed) {
    if (failed == null) {
      end(pending, new WorkerEvent.Settled(pending.lease().claim().handle(), answers.getFirst()));
    } else {
      LOG.atWarn()
          .addKeyValue("execution", pending.lease().claim().handle().execution())
          .addKeyValue("attempt", pending.lease().claim().handle().attempt())
          .setCause(failed)
          .log("could not write an end, trying again");
      again.add(pending);
    }
  }

  /** Writes again what failed before. */
  void repeat() {
    for (Pending pending = again.poll(); pending != null; pending = again.poll()) {
      if (pending.lease().mayLive(System.nanoTime())) {
        submit(pending);
      } else {
        end(pending, new WorkerEvent.GivenUp(pending.lease().claim().handle()));
      }
    }
  }

  private void end(Pending pending, WorkerEvent event) {
    held.remove(pending.lease());
    pending.after().run();
    listener.accept(event);
  }

  /** Writes what waits, then lets go of what could not be written. */
  @Override
  public void close() {
    group.close();
    repeat();
  }
}
