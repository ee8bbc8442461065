package dev.weft.port.out.handler;

/**
 * Does the work of one kind.
 *
 * <p>May run more than once for one execution: a worker can die after the work and before its
 * acknowledgement. Called by many threads at once. A {@link PermanentFailure} ends the execution,
 * anything else thrown is a transient failure. When the lease is lost the thread is interrupted and
 * the answer is dropped.
 */
@FunctionalInterface
public interface ExecutionHandler {

  HandlerOutcome handle(HandlerContext context);
}
