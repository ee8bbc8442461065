package dev.weft.application.worker;

import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Membership;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.stream.AppendFrames;
import dev.weft.port.out.handler.ExecutionHandler;
import dev.weft.port.out.handler.HandlerOutcome;
import dev.weft.port.out.handler.HandlerRegistry;
import dev.weft.port.out.handler.PermanentFailure;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Calls the handler of a claim and answers its outcome, whatever the handler does. No transaction.
 */
public final class ExecutionRunner {

  private static final Logger LOG = LoggerFactory.getLogger(ExecutionRunner.class);

  private final HandlerRegistry handlers;
  private final AppendFrames frames;

  public ExecutionRunner(HandlerRegistry handlers, AppendFrames frames) {
    this.handlers = handlers;
    this.frames = frames;
  }

  /**
   * @param cancelled asked by the handler whether it should leave
   */
  public HandlerOutcome run(Claim claim, BooleanSupplier cancelled) {
    Optional<ExecutionHandler> handler = handlers.find(claim.kind());
    return handler.isEmpty()
        ? HandlerOutcome.failed("no handler for " + claim.kind())
        : called(handler.get(), claim, cancelled);
  }

  private HandlerOutcome called(ExecutionHandler handler, Claim claim, BooleanSupplier cancelled) {
    try {
      HandlerOutcome outcome = handler.handle(context(claim, cancelled));
      return outcome == null ? HandlerOutcome.failed("the handler answered null") : outcome;
    } catch (PermanentFailure failed) {
      return failed(claim, FailureClass.PERMANENT, failed);
    } catch (Throwable failed) {
      return failed(claim, FailureClass.TRANSIENT, failed);
    }
  }

  private ClaimedContext context(Claim claim, BooleanSupplier cancelled) {
    return new ClaimedContext(claim, cancelled, new HandlerOutput(frames, claim.handle()));
  }

  private static HandlerOutcome failed(Claim claim, FailureClass sort, Throwable thrown) {
    LOG.atDebug()
        .addKeyValue("flow", flowOf(claim.membership()))
        .addKeyValue("execution", claim.handle().execution())
        .addKeyValue("attempt", claim.handle().attempt())
        .setCause(thrown)
        .log("a handler of {} threw", claim.kind());
    return new HandlerOutcome.Failed(sort, Reason.of(thrown));
  }

  private static Object flowOf(Membership membership) {
    return switch (membership) {
      case Membership.Alone alone -> "none";
      case Membership.MemberOf member -> member.flow();
    };
  }
}
