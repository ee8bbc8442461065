package dev.weft.application.worker;

import dev.weft.port.out.handler.ExecutionHandler;
import dev.weft.port.out.handler.HandlerContext;
import dev.weft.port.out.handler.HandlerOutcome;
import dev.weft.port.out.handler.PayloadCodec;
import dev.weft.port.out.handler.PermanentFailure;
import java.util.function.Function;

/**
 * A handler that speaks values of the user's own types.
 *
 * <p>A payload that cannot be read fails for good: it will not become readable.
 */
public record TypedHandler<P, R>(
    PayloadCodec<P> payloads, PayloadCodec<R> results, Function<P, R> work)
    implements ExecutionHandler {

  @Override
  public HandlerOutcome handle(HandlerContext context) {
    return HandlerOutcome.completed(results.encode(work.apply(payload(context))));
  }

  private P payload(HandlerContext context) {
    try {
      return payloads.decode(context.payload());
    } catch (RuntimeException unreadable) {
      throw new PermanentFailure("unreadable payload: " + Reason.of(unreadable), unreadable);
    }
  }
}
