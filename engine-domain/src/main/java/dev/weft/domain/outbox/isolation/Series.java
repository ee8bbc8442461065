package dev.weft.domain.outbox.isolation;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.domain.outbox.answer.DeliveryClass;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The rows of one claim, as many in a request as the endpoint takes, one request after the other.
 *
 * <p>Each request is a run of its own ({@link Isolation}) and speaks for its own rows only. The
 * first answer that speaks against the endpoint, or that nobody believes yet, ends the series: what
 * comes behind it has no verdict and goes back unsent.
 */
public final class Series {

  private final List<IsolationStep.Finished> behind;
  private final Isolation current;
  private final List<List<OutboxMessageId>> ahead;

  private Series(
      List<IsolationStep.Finished> behind, Isolation current, List<List<OutboxMessageId>> ahead) {
    this.behind = behind;
    this.current = current;
    this.ahead = ahead;
  }

  /** Rows in claim order, in requests of at most so many. */
  public static Series of(List<OutboxMessageId> rows, int most) {
    if (most < 1) {
      throw InvalidInput.of("most", most, "1 or more");
    }
    List<List<OutboxMessageId>> requests =
        IntStream.range(0, Math.ceilDiv(rows.size(), most))
            .mapToObj(n -> rows.subList(n * most, Math.min(rows.size(), (n + 1) * most)))
            .toList();
    if (requests.isEmpty()) {
      throw InvalidInput.of("rows", rows, "at least one row");
    }
    return begun(List.of(), requests);
  }

  private static Series begun(
      List<IsolationStep.Finished> behind, List<List<OutboxMessageId>> requests) {
    return new Series(
        behind, Isolation.of(requests.getFirst()), requests.subList(1, requests.size()));
  }

  /** What to do now; a finished step is that of the last run. */
  public IsolationStep next() {
    return current.next();
  }

  /** Whether everything asked so far is decided, so that to stop here leaves no doubt. */
  public boolean betweenRuns() {
    return current.untouched();
  }

  /** The series after the answer to the request that {@link #next} asked for. */
  public Series after(DeliveryAnswer answer) {
    Isolation answered = current.after(answer);
    return answered.next() instanceof IsolationStep.Finished ended
            && well(ended)
            && !ahead.isEmpty()
        ? begun(runs(ended), ahead)
        : new Series(behind, answered, ahead);
  }

  /** The runs so far, in order; the last as it stands when no further request is made. */
  public List<IsolationStep.Finished> stopped() {
    return runs(current.stopped());
  }

  private List<IsolationStep.Finished> runs(IsolationStep.Finished last) {
    List<IsolationStep.Finished> runs = new ArrayList<>(behind.size() + 1);
    runs.addAll(behind);
    runs.add(last);
    return Collections.unmodifiableList(runs);
  }

  /** Whether nothing was said against the endpoint and no refusal is left to be believed. */
  public static boolean well(IsolationStep.Finished run) {
    return run.news().stream().allMatch(Series::well);
  }

  private static boolean well(DeliveryClass news) {
    return switch (news) {
      case DeliveryClass.Accepted accepted -> true;
      case DeliveryClass.Conflicted conflicted -> true;
      case DeliveryClass.Transient failed -> false;
      case DeliveryClass.RateLimited limited -> false;
      case DeliveryClass.AuthBlocked blocked -> false;
      case DeliveryClass.Gone gone -> false;
      case DeliveryClass.TooLarge tooLarge -> false;
      case DeliveryClass.Refused refused -> false;
    };
  }
}
