package dev.weft.domain.outbox.isolation;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.answer.DeliveryClassifier;
import dev.weft.domain.outbox.answer.ErrorText;
import dev.weft.domain.outbox.settle.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One flush over the claimed rows, from the first request to a verdict for each of them.
 *
 * <p>A refusal is believed only after the receiver accepted some other row: a drifted route or
 * schema refuses everything, and must not abandon valid messages. Any answer about the endpoint
 * ends the run and holds for every row not yet decided.
 */
public final class Isolation {

  private final Queue queue;
  private final Ledger ledger;
  private final IsolationStep next;

  private Isolation(Queue queue, Ledger ledger, IsolationStep next) {
    this.queue = queue;
    this.ledger = ledger;
    this.next = next;
  }

  /** Begins with all rows, in claim order, in one request. */
  public static Isolation of(List<OutboxMessageId> rows) {
    if (rows.isEmpty() || new HashSet<>(rows).size() != rows.size()) {
      throw InvalidInput.of("rows", rows, "at least one row, none twice");
    }
    return waiting(Queue.of(rows), Ledger.EMPTY);
  }

  /** What to do now. */
  public IsolationStep next() {
    return next;
  }

  /** Whether nothing was asked yet. */
  boolean untouched() {
    return queue.untouched();
  }

  /** The run after the answer to the request that {@link #next} asked for. */
  public Isolation after(DeliveryAnswer answer) {
    if (!(next instanceof IsolationStep.Send)) {
      throw new IllegalStateException("the run is finished");
    }
    DeliveryClass meaning = DeliveryClassifier.classify(answer);
    return meaning instanceof DeliveryClass.Accepted
        ? continued(queue.afterAccepted(), ledger.delivered(queue.current()))
        : failed(meaning, answer);
  }

  private Isolation failed(DeliveryClass meaning, DeliveryAnswer answer) {
    String error = ErrorText.of(answer);
    return switch (meaning) {
      case DeliveryClass.Accepted accepted -> throw new IllegalArgumentException("no failure");
      case DeliveryClass.TooLarge tooLarge -> refused(tooLarge, error, Set.of());
      case DeliveryClass.Refused refused -> refused(refused, error, rejectedBy(answer));
      case DeliveryClass.Transient failed -> shared(failed, error);
      case DeliveryClass.RateLimited limited -> shared(limited, error);
      case DeliveryClass.AuthBlocked blocked -> shared(blocked, error);
      case DeliveryClass.Gone gone -> shared(gone, error);
      case DeliveryClass.Conflicted conflicted -> shared(conflicted, error);
    };
  }

  /** The run as it stands when no further request is made: only what is decided has a verdict. */
  public IsolationStep.Finished stopped() {
    return switch (next) {
      case IsolationStep.Finished finished -> finished;
      case IsolationStep.Send send -> ledger.finished(List.of());
    };
  }

  private Isolation refused(DeliveryClass meaning, String error, Set<OutboxMessageId> rejected) {
    List<OutboxMessageId> rows = queue.current();
    List<OutboxMessageId> named = rows.stream().filter(rejected::contains).toList();
    if (queue.untouched() && rows.size() == 1) {
      return finished(ledger.all(rows, Verdict.of(meaning, error)), meaning);
    }
    if (rows.size() == 1) {
      return continued(queue.afterSingle(), ledger.refused(rows, error));
    }
    return named.isEmpty()
        ? continued(queue.afterSplit(meaning, error), ledger)
        : continued(queue.without(named, error), ledger.refused(named, error));
  }

  private Isolation shared(DeliveryClass meaning, String error) {
    Verdict verdict = Verdict.of(meaning, error);
    return finished(ledger.all(ledger.held(), verdict).all(queue.rows(), verdict), meaning);
  }

  private static Isolation continued(Queue queue, Ledger ledger) {
    boolean hopeless = !ledger.accepted() && queue.exhausted();
    if (!queue.isEmpty() && !hopeless) {
      return waiting(queue, ledger);
    }
    if (ledger.accepted()) {
      return new Isolation(queue, ledger, ledger.finished(List.of()));
    }
    return finished(queue.undecided(ledger.doubted()), DeliveryClass.Transient.PLAIN);
  }

  private static Isolation waiting(Queue queue, Ledger ledger) {
    return new Isolation(queue, ledger, new IsolationStep.Send(queue.current()));
  }

  private static Isolation finished(Ledger ledger, DeliveryClass closing) {
    return new Isolation(Queue.NOTHING, ledger, ledger.finished(List.of(closing)));
  }

  private static Set<OutboxMessageId> rejectedBy(DeliveryAnswer answer) {
    return answer instanceof DeliveryAnswer.Answered answered ? answered.rejected() : Set.of();
  }
}
