package dev.weft.port.out.tx;

import java.util.function.Function;

/**
 * Runs a unit of work: all of it is stored, or nothing.
 *
 * <p>The body gets the stores and may run more than once (deadlock, lost connection before the
 * commit), so it touches nothing but stores and locals. Hints raised in the body fire after the
 * commit, and only then. An exception from the body rolls back and reaches the caller unchanged.
 * READ COMMITTED: each statement sees what was committed before it began, and what this transaction
 * wrote. Must not be nested: a body that opens another transaction on the same thread is a bug and
 * fails with {@link IllegalStateException}.
 */
public interface Transactions {

  /**
   * Runs the body in one transaction and answers what it answered.
   *
   * @throws dev.weft.port.failure.TransientPortException when the store cannot be reached or kept
   *     refusing after bounded retries; with {@code OUTCOME_UNKNOWN} the commit may have happened,
   *     and the caller asks again with the same key or handle
   */
  <T> T run(Function<Stores, T> body);

  /**
   * The same for a body that asks the stores one question which is a single statement there; a
   * second one is a bug and may be refused. The store may commit with its answer, so what the body
   * throws after that may undo nothing, and a connection lost on the way of one that writes leaves
   * the outcome unknown from the first byte on. For what is asked so often that a round trip
   * counts.
   */
  <T> T runSingle(Function<Stores, T> body);
}
