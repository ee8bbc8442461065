package dev.weft.port.out.execution;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.stream.StreamKey;
import java.util.List;

/**
 * The executions of one transaction.
 *
 * <p>Every method takes a batch and costs a handful of statements whatever its size. Rows are
 * locked in id order, so overlapping batches do not deadlock.
 */
public interface ExecutionStore {

  /**
   * Stores new executions: blocked, or runnable from the later of their {@code runAt} and the
   * store's now. Their ids must be fresh; a second insert of one id fails.
   */
  void insert(List<NewExecution> executions);

  /**
   * Grants up to {@code max} leases on runnable, due executions of the lane whose kind is asked for
   * and whose required capabilities the worker has; skips rows locked by others and those past
   * their deadline. Priority descending, then due time, then id; answered in that order.
   *
   * <p>Decides by itself: each granted execution moves as {@code ExecutionTransitions} says for a
   * claim with this lease id, and no execution is ever granted twice (I14). The batch shares the
   * lease id; with the epoch it is unique per execution. A paused lane grants nothing. That the
   * worker asked is remembered at most once per {@code WorkerSighting.INTERVAL}.
   */
  List<ClaimedExecution> claimRunnable(ClaimRequest request, LeaseId lease);

  /**
   * Prolongs the leases that these handles show and that are live: to {@code ttl} from the store's
   * now, never to less than they had. Answers them, each once, in no order; handles that show no
   * live lease are left out. Waits for whoever holds a lock on a row.
   *
   * <p>Decides by itself, as {@code ExecutionTransitions} says for a renewal of each handle.
   */
  List<RenewedLease> renewLive(List<LeaseHandle> handles, LeaseTtl ttl);

  /**
   * Locks the executions these handles name, in id order, and answers what it saw for each handle,
   * in the order given: unknown, or the execution with what history says of the handle's attempt.
   * Waits for whoever holds a lock and sees what they committed.
   */
  LockedExecutions lockForHolders(List<LeaseHandle> handles);

  /**
   * Locks these executions in id order and answers what it saw, in the order given; says nothing of
   * past attempts. A terminal one is not held: a replay may follow at once.
   */
  LockedExecutions lock(List<ExecutionId> ids);

  /**
   * The same, and holds terminal ones too: two replays of one execution wait for each other. To be
   * called before its transaction locks other executions, so that none waits for this one while
   * this one waits for it.
   */
  LockedExecutions lockToReplay(List<ExecutionId> ids);

  /**
   * Writes decided moves of executions this transaction has locked; at most one per execution.
   *
   * <p>The only way to a terminal state (I1): the execution leaves the live rows, its attempt ends,
   * and exactly one completion for its generation is recorded, together. With the completion of a
   * member its dispatch event is written, and with every completion and lost lease the event for
   * subscribers; with every completion one message for every endpoint that wants it, as {@code
   * EndedExecution.event} says. Nobody subscribed, nothing is paid. Dispatch events raise their
   * hint by themselves, and so does the lane of who may run since a move that ended no attempt.
   *
   * <p>Whoever ends an attempt closes its stream: each change with an end closes the head of that
   * attempt, if it has one and it is open, at the end's time and for the reason {@code
   * CloseReason.of} gives, after waiting for an append in progress; nothing is appended afterwards
   * (I26). An attempt without a head costs nothing more.
   *
   * @return the streams it closed, in no order, so that their tailers can be told
   */
  List<StreamKey> write(List<Change> changes);
}
