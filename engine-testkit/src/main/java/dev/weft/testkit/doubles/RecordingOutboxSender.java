package dev.weft.testkit.doubles;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.answer.DeliveryAnswer;
import dev.weft.port.out.outbox.DeliveryRequest;
import dev.weft.port.out.outbox.OutboxSender;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A receiver that answers what it was told to, and remembers every request.
 *
 * <p>Scripted answers come first, in order; then it answers as its nature says, which is 200 unless
 * changed. A script that acts (moves a clock, flushes, fails) runs while the request is under way.
 */
public final class RecordingOutboxSender implements OutboxSender {

  private final Queue<DeliveryRequest> requests = new ConcurrentLinkedQueue<>();
  private final Queue<Function<DeliveryRequest, DeliveryAnswer>> script =
      new ConcurrentLinkedQueue<>();
  private volatile Function<DeliveryRequest, DeliveryAnswer> nature = request -> status(200);
  private volatile Duration took = Duration.ofMillis(5);

  public static DeliveryAnswer.Answered status(int status) {
    return DeliveryAnswer.Answered.of(status, "Reason", "");
  }

  @Override
  public Exchange send(DeliveryRequest request) {
    requests.add(request);
    Function<DeliveryRequest, DeliveryAnswer> scripted = script.poll();
    DeliveryAnswer answer = (scripted == null ? nature : scripted).apply(request);
    return new Exchange(answer, took);
  }

  /** The next requests are answered with these statuses. */
  public void next(int... statuses) {
    IntStream.of(statuses).forEach(status -> next(status(status)));
  }

  public void next(DeliveryAnswer answer) {
    next(request -> answer);
  }

  public void next(Function<DeliveryRequest, DeliveryAnswer> act) {
    script.add(act);
  }

  /** Every request that no script is left for is answered like this. */
  public void always(Function<DeliveryRequest, DeliveryAnswer> act) {
    nature = act;
  }

  /** Says that exchanges take so long, without taking it. */
  public void claimsToTake(Duration time) {
    took = time;
  }

  public List<DeliveryRequest> requests() {
    return List.copyOf(requests);
  }

  /** The ids of each request, in its order. */
  public List<List<OutboxMessageId>> sent() {
    return requests.stream().map(RecordingOutboxSender::ids).toList();
  }

  public List<Integer> sizes() {
    return requests.stream().map(request -> request.messages().size()).toList();
  }

  public static List<OutboxMessageId> ids(DeliveryRequest request) {
    return request.messages().stream().map(claimed -> claimed.message().id()).toList();
  }
}
