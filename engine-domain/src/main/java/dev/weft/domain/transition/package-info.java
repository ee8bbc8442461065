/**
 * The one table of moves: what a command does to an execution in each of its phases.
 *
 * <pre>
 *   Sighting (what the row lock showed) + ExecutionCommand + store's now
 *        │
 *        ├─ fenced?  Fence: repeat → unknown → terminal → other lease → lease end passed
 *        ▼
 *   Decision: Moved | AttemptEnded | Repeated | Unchanged | Refused
 * </pre>
 *
 * <p>Owns I8, I9, I14 to I19. No switch has a default branch: a new phase or command breaks the
 * build until every pair is decided. Touches {@code attempt}, {@code execution}, {@code lease}.
 */
package dev.weft.domain.transition;
